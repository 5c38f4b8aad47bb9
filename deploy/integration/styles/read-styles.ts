import { type Edit, replace } from '../edit-html.ts';
import { attributeOf, type Element, elementsOf, type Page, textOf } from '../read-html.ts';
import { type Fonts, fontsOf } from './late-fonts.ts';
import { modulesTogether, type Needs, scriptsIn } from './needs.ts';

/** What is read from a page about its styles. */
export interface PageStyles extends Needs {
  fonts: Fonts;
  /** The style sheet that it links, and the place of the link. */
  link: { path: string; place: Edit } | undefined;
}

/** The texts in which an element may name a script: its attributes, and inline code. */
const textsOf = (element: Element) => [
  ...element.attrs.map(({ value }) => value),
  ...(element.tagName === 'script' ? [textOf(element)] : []),
];

/** Reads from a page what it says about its styles. */
export function readStyles({ root }: Page): PageStyles {
  const elements = [...elementsOf(root)];
  const link = elements.find(
    (one) => one.tagName === 'link' && attributeOf(one, 'rel') === 'stylesheet',
  );
  return {
    together: modulesTogether(elements).filter(({ length }) => length > 0),
    tags: new Set(elements.map(({ tagName }) => tagName)),
    scripts: elements.flatMap(textsOf).flatMap(scriptsIn),
    fonts: fontsOf(elements),
    link: link && { path: attributeOf(link, 'href') ?? '', place: replace(link, '') },
  };
}
