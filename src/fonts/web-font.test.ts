import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_FAMILIES, type FontRole } from './fonts.ts';
import { unicodeRanges, webFont } from './web-font.ts';

const ROLES = Object.keys(FONT_FAMILIES) as FontRole[];

test('characters that follow each other are one range', () => {
  expect(unicodeRanges('cabé–z').own).toEqual(['U+61-63', 'U+7A', 'U+E9', 'U+2013']);
});

test('the characters between ranges, before and after them are other ranges', () => {
  expect(unicodeRanges(' !#é').others).toEqual(['U+0-1F', 'U+22', 'U+24-E8', 'U+EA-10FFFF']);
  expect(unicodeRanges('\0\u{10ffff}').others).toEqual(['U+1-10FFFE']);
});

test.each(ROLES)('the %s font of pages is a smaller WOFF2 file, made once', async (role) => {
  const { file, whole, ranges } = await webFont(role);
  expect(readFileSync(file).subarray(0, 4).toString()).toBe('wOF2');
  expect(statSync(file).size).toBeLessThan(statSync(whole).size * 0.7);
  expect(ranges.own[0]).toBe('U+20-7E');
  const { mtimeMs } = statSync(file);
  expect((await webFont(role)).file).toBe(file);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});
