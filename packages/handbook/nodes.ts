import type { Fonts } from '@falaj/typesetter/fonts';
import type { ElementContent, Root, RootContent } from 'hast';

/** The role of a font in the book. */
export type FontRole = 'display' | 'text' | 'code';

/** A node of the text in the form that the template reads: words, or an element. */
export type Node =
  | string
  | { tag: string; id?: string; href?: string; names: string; nodes: Node[] };

interface Around extends Pick<Fonts<FontRole>, 'requireGlyphs'> {
  font: FontRole;
  resolve(href: string): string;
}

/** The elements that the template can print. */
const KNOWN =
  /^(h[2-4]|p|ul|ol|li|pre|code|span|table|thead|tbody|tr|t[hd]|blockquote|strong|em|a|br)$/;

const FONTS: Record<string, FontRole> = {
  h2: 'display',
  h3: 'display',
  h4: 'display',
  code: 'code',
};

function nodeOf(node: RootContent | ElementContent, around: Around, isCode: boolean): Node[] {
  if (node.type === 'text') {
    // The fonts have no tab character, and outside of code a line break in the source is a space.
    const text = isCode ? node.value.replaceAll('\t', '    ') : node.value.replace(/\s+/g, ' ');
    around.requireGlyphs(around.font, text);
    return [text];
  }
  if (node.type !== 'element') return [];
  const { tagName: tag, properties } = node;
  if (!KNOWN.test(tag)) throw new Error(`a PDF has no form for <${tag}>`);
  const inside = { ...around, font: FONTS[tag] ?? around.font };
  return [
    {
      tag,
      ...(properties.id ? { id: String(properties.id) } : {}),
      ...(properties.href ? { href: around.resolve(String(properties.href)) } : {}),
      names: [properties.className ?? []].flat().join(' '),
      nodes: node.children.flatMap((child) => nodeOf(child, inside, isCode || tag === 'pre')),
    },
  ];
}

/**
 * Turns the tree of a text into the nodes that the template reads.
 * @throws when an element cannot be printed, or a font lacks a character
 */
export const nodesOf = (tree: Root, around: Omit<Around, 'font'>): Node[] =>
  tree.children.flatMap((child) => nodeOf(child, { ...around, font: 'text' }, false));
