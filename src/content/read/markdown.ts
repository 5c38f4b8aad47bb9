import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import { refractor } from 'refractor';
import http from 'refractor/http';
import solidity from 'refractor/solidity';
import { markdownToHast } from 'satteri';
import { placeSideNotes } from './side-notes.ts';
import { placeFigures } from './text-figures.ts';

refractor.register(solidity);
refractor.register(http);

/** Languages of code that authors use, for the hint after a typing error. */
export const CODE_LANGUAGES = [
  'bash',
  'http',
  'javascript',
  'json',
  'solidity',
  'text',
  'typescript',
];

/** Whether code in this language can be highlighted; plain text needs no highlighting. */
export const isCodeLanguage = (name: string): boolean =>
  name === 'text' || refractor.registered(name);

/** A heading of a text, with its anchor. */
export interface Heading {
  depth: number;
  id: string;
  text: string;
}

/** Parsed Markdown: a tree for `ui/Prose`, its headings and its words. */
export interface Body {
  tree: Root;
  headings: Heading[];
  words: number;
  text: string;
}

/** Every element inside a tree, in document order. */
export function elements(node: Root | Element): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elements(child)] : [],
  );
}

/** Highlights a block of code; one in an unknown language stays as it is. */
function highlight(code: Element): void {
  const [language = ''] = [code.properties.className ?? []]
    .flat()
    .map((name) => String(name).replace(/^language-/, ''));
  if (!refractor.registered(language)) return;
  code.children = refractor.highlight(hastText(code), language).children as ElementContent[];
}

/** Splits a Markdown file into front matter and body; the YAML is between two lines of three hyphens. */
export function splitFrontMatter(source: string): { matter: string; body: string } {
  const [, matter = '', body = source] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  return { matter, body };
}

/** Parsed texts by their source, since pages, feeds, search and files need the same ones. */
const known = new Map<string, Body>();

/** Parses Markdown once, into a tree with anchors on its headings and highlighted code. */
export function readMarkdown(source: string): Body {
  const body = known.get(source) ?? parse(source);
  known.set(source, body);
  return body;
}

function parse(source: string): Body {
  const tree = markdownToHast(source) as Root;
  placeSideNotes(tree);
  placeFigures(tree);
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  for (const element of elements(tree)) {
    if (/^h[1-6]$/.test(element.tagName)) {
      const text = hastText(element);
      // Vowel marks of Arabic are no part of a word's letters.
      const slug = slugger.slug(text.normalize('NFC').replace(/\p{M}/gu, ''));
      // An id that begins with a digit would have to be escaped in selectors.
      const id = /^\d/.test(slug) ? `step-${slug}` : slug;
      element.properties.id = id;
      headings.push({ depth: Number(element.tagName[1]), id, text });
    }
    if (element.tagName === 'code') highlight(element);
  }
  const text = hastText(tree).replace(/\s+/g, ' ').trim();
  return { tree, headings, words: text.split(' ').filter(Boolean).length, text };
}
