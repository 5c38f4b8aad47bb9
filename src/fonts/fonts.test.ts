import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_FAMILIES, type FontRole, staticFont, variableFont } from './fonts.ts';

const ROLES = Object.keys(FONT_FAMILIES) as FontRole[];

test.each(ROLES)(
  'the %s font is installed, as one file of all weights and in single ones',
  (role) => {
    const { file, weight } = variableFont(role);
    expect(weight).toMatch(/^\d00 \d00$/);
    for (const path of [file, staticFont(role, 600)])
      expect.soft(existsSync(path), path).toBe(true);
  },
);

test('the display font has its V drawn anew, in all weights and in those of print', () => {
  for (const file of [variableFont('display').file, staticFont('display', 400)])
    expect(file).toMatch(/^media\/fonts\//);
});
