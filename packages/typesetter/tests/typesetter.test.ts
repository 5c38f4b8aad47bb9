import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { openFonts } from '../fonts.ts';
import { startTypesetter } from '../typesetter.ts';

const { resolve } = createRequire(import.meta.url);
const font = (script: string) =>
  readFileSync(resolve(`@fontsource/kufam/files/kufam-${script}-600-normal.woff`));
const fonts = openFonts({ display: ['latin', 'arabic'].map(font) });

const typesetter = await startTypesetter(fonts.files);
typesetter.write('odd.typ', '#let page = 1\n#(page + "")');

/** The outlines of the letters of a text. */
function outlinesOf(text: string, lang = 'en'): string[] {
  typesetter.write(
    'line.typ',
    `#set text(font: "${fonts.families.display}", weight: 600, lang: "${lang}")\n${text}`,
  );
  const svg = typesetter.svg('line.typ');
  return [...svg.matchAll(/<path [^>]*class="outline_glyph" d="([^"]*)"/g)].map(
    ([, outline = '']) => outline,
  );
}

test('scripts of one family stand in one text, and none of its letters is an empty box', () => {
  const [box = ''] = outlinesOf('水');
  expect(box).not.toBe('');
  const outlines = outlinesOf('منصة ERC-3643 للأسهم المنظَّمة', 'ar');
  expect(outlines.length).toBeGreaterThan(15);
  expect(outlines).not.toContain(box);
});

test('Arabic letters take the form of their place in the word', () => {
  expect(outlinesOf('ههه', 'ar')).toHaveLength(3);
});

test('a letter that no file of a font has is named', () => {
  expect(() => fonts.requireGlyphs('display', 'Shares, أسهم')).not.toThrow();
  expect(() => fonts.requireGlyphs('display', 'A ⇄ B')).toThrow(
    'the font "display" has no letter ⇄ (U+21C4)',
  );
});

test('a fault in a template is said with its place', () => {
  expect(() => typesetter.svg('odd.typ')).toThrow(/^odd\.typ:2: cannot add/);
});
