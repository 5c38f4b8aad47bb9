import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

const reader = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Opens a PDF with a reader that is not ours. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: join(reader, 'standard_fonts/'),
    verbosity: 0,
  }).promise;

/** A node of the structure tree, as pdf.js hands it out. */
export interface Node {
  role?: string;
  type?: 'content' | 'annotation';
  id?: string;
  children?: Node[];
}

/** Every node below one, itself included, in reading order. */
export const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

/** One page as a screen reader and as the eye meet it. */
export interface ReadPage {
  tree: Node;
  /** Text by id of the marked content that holds it. */
  texts: Map<string, string>;
  /** Text that stands neither in the structure nor in an artifact. */
  loose: string[];
  links: { id: string; url?: string; dest?: string; label: string }[];
  /** How many drawing operations stand outside all marked content. */
  unmarked: number;
}

const PAINTS = new Set([OPS.showText, OPS.showSpacedText, OPS.constructPath, OPS.shadingFill]);

async function countUnmarked(page: PDFPageProxy): Promise<number> {
  const { fnArray, argsArray } = await page.getOperatorList();
  let [depth, found] = [0, 0];
  for (const [index, operation] of fnArray.entries()) {
    if (operation === OPS.beginMarkedContent || operation === OPS.beginMarkedContentProps)
      depth += 1;
    if (operation === OPS.endMarkedContent) depth -= 1;
    // A path that only clips paints nothing.
    const isClip = operation === OPS.constructPath && argsArray[index]?.[0] === OPS.endPath;
    if (PAINTS.has(operation) && !isClip && depth === 0) found += 1;
  }
  return found;
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const content = await page.getTextContent({ includeMarkedContent: true });
  const [texts, loose, open] = [new Map<string, string>(), [] as string[], [] as string[]];
  for (const item of content.items) {
    if ('str' in item) {
      const id = open.at(-1);
      if (id) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? '\n' : ''));
      else if (item.str.trim()) loose.push(item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else {
      const { tag, id = '' } = item as { tag?: string; id?: string | null };
      // Letters of several glyphs have a mark of their own inside, which only says what they are.
      open.push(tag === 'Artifact' ? 'artifact' : id || (open.at(-1) ?? ''));
    }
  }
  const annotations = await page.getAnnotations();
  return {
    tree: ((await page.getStructTree()) ?? {}) as Node,
    texts,
    loose,
    links: annotations.map(({ id, url, dest, contentsObj }) => ({
      id,
      url,
      dest,
      label: contentsObj?.str ?? '',
    })),
    unmarked: await countUnmarked(page),
  };
}

/** Reads every page. */
export const readPages = (pdf: PDFDocumentProxy): Promise<ReadPage[]> =>
  Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) =>
      readPage(await pdf.getPage(index + 1)),
    ),
  );

/** The text of a page's node in reading order, without bullets and numbers of lists. */
export function textOf(node: Node, { texts }: ReadPage): string {
  if (node.role === 'Lbl') return '';
  if (node.type === 'content') return texts.get(node.id ?? '') ?? '';
  return (node.children ?? []).map((child) => textOf(child, { texts } as ReadPage)).join('');
}

async function copiedPage(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [left, line] = [4, 5].map((place) => Math.round(item.transform[place]));
      return { text: item.str, left: left ?? 0, line: line ?? 0 };
    })
    .sort((a, b) => b.line - a.line || b.left - a.left)
    .map(({ text }) => text.replace(/\s+/g, ''))
    .join('');
}

/**
 * The text as readers copy it where lines run from right to left: from above, and each line from its right end. Spaces are left
 * out, since readers make them out of gaps.
 */
export async function copiedFromRight(pdf: PDFDocumentProxy): Promise<string> {
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const texts = numbers.map(async (number) => copiedPage(await pdf.getPage(number)));
  return (await Promise.all(texts)).join('');
}
