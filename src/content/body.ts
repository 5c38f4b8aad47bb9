import type { Element } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import { elements, readMarkdown } from '../lib/markdown.ts';
import { ARTICLE_WORDS } from '../schemas/article.ts';

/** Addresses that a Markdown text links to. */
export const bodyLinks = (body: string): string[] =>
  elements(readMarkdown(body).tree)
    .filter(({ tagName }) => tagName === 'a')
    .map(({ properties }) => String(properties.href));

const isHtml = (node: { type: string }) => node.type === 'raw';
const isEmptyLink = (element: Element) => element.tagName === 'a' && !hastText(element).trim();

/**
 * What is wrong with the text under a front matter, each in words for its author: the page gives the
 * h1 itself, levels are not skipped (WCAG 1.3.1), pictures and HTML have no place in copy.
 * @param file path of the file, which decides how long the text may be
 */
export function bodyFaults(file: string, source: string): string[] {
  const { tree, headings, words } = readMarkdown(source);
  const faults: string[] = [];
  let depth = 1;
  for (const heading of headings) {
    if (heading.depth === 1) faults.push(`“${heading.text}”: headings start at ##`);
    else if (heading.depth > depth + 1) faults.push(`“${heading.text}” skips a heading level`);
    depth = heading.depth;
  }
  const all = elements(tree);
  // HTML can stand between paragraphs and inside one.
  if ([tree, ...all].some(({ children }) => children.some(isHtml)))
    faults.push('holds HTML; only Markdown is allowed');
  if (all.some(({ tagName }) => tagName === 'img')) faults.push('holds a picture');
  if (all.some(isEmptyLink)) faults.push('holds a link without words');
  const { min, max } = ARTICLE_WORDS;
  if (file.startsWith('content/articles/') && (words < min || words > max))
    faults.push(`has ${words} words; an article has ${min} to ${max}`);
  if (words < 40) faults.push('is too short to be a page of its own');
  return faults;
}
