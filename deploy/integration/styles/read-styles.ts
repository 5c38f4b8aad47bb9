import { type Edit, replace } from '../edit-html.ts';
import { attributeOf, type Element, elementsOf, type Page, textOf } from '../read-html.ts';
import { type Fonts, fontsOf } from './late-fonts.ts';
import { modulesTogether, type Needs, scriptsIn } from './needs.ts';

/** What a page says of its styles. */
export interface PageStyles extends Needs {
  fonts: Fonts;
  /** The sheet that it links, and where the link stands. */
  link: { path: string; place: Edit } | undefined;
}

/** Where an element may name a script: in its attributes, and in code of its own. */
const textsOf = (element: Element) => [
  ...element.attrs.map(({ value }) => value),
  ...(element.tagName === 'script' ? [textOf(element)] : []),
];

/** Reads what a page says of its styles. */
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
