import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_FAMILIES, type FontRole } from './fonts.ts';
import { headlineFigures, unicodeRanges, webFont } from './web-font.ts';

const ROLES = Object.keys(FONT_FAMILIES) as FontRole[];

/** Code points of a text. */
const codes = (text: string) => Array.from(text, (one) => one.codePointAt(0) ?? 0);

test('characters that follow each other are one range', () => {
  expect(unicodeRanges(codes('cabé–z'))).toEqual(['U+61-63', 'U+7A', 'U+E9', 'U+2013']);
});

test.each(ROLES)('the %s font of pages is a smaller WOFF2 file, made once', async (role) => {
  const { written, whole } = await webFont(role, 'latin');
  expect(readFileSync(written.file).subarray(0, 4).toString()).toBe('wOF2');
  expect(statSync(written.file).size).toBeLessThan(statSync(whole.file).size * 0.7);
  expect(written.ranges[0]).toBe('U+20-7E');
  expect(whole.ranges[0]).toBe('U+0-1F');
  const { mtimeMs } = statSync(written.file);
  expect((await webFont(role, 'latin')).written.file).toBe(written.file);
  expect(statSync(written.file).mtimeMs).toBe(mtimeMs);
});

test('an Arabic page fetches at most 49 KB for all Arabic letters, marks and headline figures', async () => {
  const fonts = await Promise.all(ROLES.map((role) => webFont(role, 'arabic')));
  const figures = await headlineFigures();
  const files = [figures, ...fonts.map(({ written }) => written)].map(({ file }) => file);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(49_000);
  for (const { written } of fonts) expect(written.ranges).toContain('U+621-63A');
  expect(figures.ranges).toEqual(['U+24-25', 'U+2B-2E', 'U+30-39', 'U+2013']);
});

test.each(ROLES)(
  'only the space has two %s files to come from, since WebKit wants that of Arabic words',
  async (role) => {
    const scripts = await Promise.all([webFont(role, 'latin'), webFont(role, 'arabic')]);
    const all = scripts.flatMap(({ written, whole }) => [...written.ranges, ...whole.ranges]);
    const ends = all.map((range) =>
      range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16)),
    );
    const [space] = unicodeRanges(codes(' '));
    expect(scripts[1]?.written.ranges).toContain(space);
    const inOrder = ends
      .filter(([first, last]) => first !== 32 || last)
      .sort(([a = 0], [b = 0]) => a - b);
    for (const [index, [first = 0]] of inOrder.entries())
      expect(first).toBeGreaterThan(inOrder[index - 1]?.at(-1) ?? -1);
  },
);
