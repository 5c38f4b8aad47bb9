import type { Element } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import { ARTICLE_WORDS } from '../../schemas/library/article.ts';
import { CODE_LANGUAGES, elements, isCodeLanguage, readMarkdown } from '../read/markdown.ts';
import { figureProblems, noteProblems } from './body-asides.ts';
import type { BodyProblem } from './body-problem.ts';
import { didYouMean } from './diagnostics/nearest.ts';

/** An address that a text links to, and its line in the text. */
export interface BodyLink {
  href: string;
  line: number | undefined;
}

/** The links of a Markdown text, without those between notes and their numbers. */
export const bodyLinks = (body: string): BodyLink[] =>
  elements(readMarkdown(body).tree)
    .filter(({ tagName, properties }) => tagName === 'a' && !properties.role)
    .map((link) => ({ href: String(link.properties.href), line: lineOf(link) }));

const isHtml = (node: { type: string }) => node.type === 'raw';
const isEmptyLink = (element: Element) => element.tagName === 'a' && !hastText(element).trim();

const lineOf = (node: { position?: { start: { line: number } } | undefined } | undefined) =>
  node?.position?.start.line;

/** Headings that skip a level or use the page's own level (WCAG 1.3.1). */
function headingProblems(all: Element[]): BodyProblem[] {
  const problems: BodyProblem[] = [];
  let depth = 1;
  for (const element of all.filter(({ tagName }) => /^h[1-6]$/.test(tagName))) {
    const level = Number(element.tagName[1]);
    const text = hastText(element);
    const line = lineOf(element);
    if (level === 1) problems.push({ message: `“${text}”: headings start at ##`, line });
    else if (level > depth + 1)
      problems.push({ message: `“${text}” skips a heading level; put one # less`, line });
    depth = level;
  }
  return problems;
}

/** Signs of Markdown that a reader would see, because something is missing beside them. */
const STRAY: [sign: RegExp, message: string][] = [
  [/^#{1,6}[^\s#]/, 'a heading needs a space after its #'],
  [
    /^\|.*\|/,
    'a table needs a second line, such as | --- | --- |, with as many columns as the first',
  ],
  [/\]\(/, 'a link is written [words](/address), without a space between'],
  [/\*\*/, 'words in bold stand between ** and **, without a space inside'],
];

/** The text of an element without code and without what is inside other blocks. */
const ownText = ({ children }: Element): string =>
  children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' && ['a', 'em', 'strong'].includes(child.tagName)
        ? hastText(child)
        : ' ';
    })
    .join('');

const strayProblems = (all: Element[]): BodyProblem[] =>
  all
    .filter(({ tagName }) => tagName === 'p' || tagName === 'li' || tagName === 'td')
    .flatMap((block) => {
      const text = ownText(block).trim();
      const found = STRAY.find(([sign]) => sign.test(text));
      return found ? [{ message: `“${text.slice(0, 24)}”: ${found[1]}`, line: lineOf(block) }] : [];
    });

/** Blocks of code in a language that cannot be highlighted, which is mostly a typing error. */
const fenceProblems = (all: Element[]): BodyProblem[] =>
  all
    .filter(({ tagName }) => tagName === 'pre')
    .flatMap((block) => {
      const [code] = elements(block);
      const name = [code?.properties.className ?? []].flat().join('').replace('language-', '');
      if (!name || isCodeLanguage(name)) return [];
      const hint = didYouMean(name, CODE_LANGUAGES);
      const message = `a block of code is in “${name}”, a language that is not known${hint}`;
      return [{ message, line: lineOf(block) }];
    });

/**
 * Finds the problems of a text below a front matter, worded for its author: the page prints the h1 itself, levels
 * must not be skipped, HTML is not allowed, and everything the text refers to must exist.
 * @param file path of the file, which decides how long the text may be and whether it can have figures and
 * notes
 * @param figures ids of the figures that the front matter describes
 */
export function bodyProblems(file: string, source: string, figures: string[] = []): BodyProblem[] {
  const { tree, words } = readMarkdown(source);
  const all = elements(tree);
  const problems = headingProblems(all);
  // HTML can be between paragraphs or inside one.
  const html = [tree, ...all].flatMap(({ children }) => children.filter(isHtml))[0];
  if (html) problems.push({ message: 'holds HTML; only Markdown is allowed', line: lineOf(html) });
  problems.push(...figureProblems(file, tree, figures), ...noteProblems(file, source, tree));
  const link = all.find(isEmptyLink);
  if (link)
    problems.push({
      message: 'holds a link without words; write them in its [ ]',
      line: lineOf(link),
    });
  problems.push(...fenceProblems(all), ...strayProblems(all));
  const { min, max } = ARTICLE_WORDS;
  if (file.startsWith('content/articles/') && (words < min || words > max))
    problems.push({ message: `has ${words} words; an article has ${min} to ${max}` });
  if (words < 40) problems.push({ message: 'is too short to be a page of its own' });
  return problems;
}
