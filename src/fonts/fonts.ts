import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The role of a font: `display` for headings and the logo, `text` for everything else. */
export type FontRole = 'display' | 'text';

/** The font families by role. The JSON file is the only place that names them; `art/logo.py` reads it too. */
export const FONT_FAMILIES: Record<FontRole, string> = JSON.parse(
  readFileSync('src/styles/fonts.json', 'utf8'),
);

/** A script of a font, as Fontsource names the files of it. */
export type FontScript = 'latin' | 'arabic';

/** The file of a package, or what we have changed of it (`art/vee.py`). */
function changed(file: string): string {
  const ours = `media/fonts/${basename(file)}`;
  return existsSync(ours) ? ours : file;
}

/** The id of a family in Fontsource's file and package names. */
const idOf = (role: FontRole) => FONT_FAMILIES[role].toLowerCase().replaceAll(' ', '-');

/**
 * The file of a family's script in one weight.
 * @param weight one that the package has, such as 600 (CSS Fonts 4, section 2.2)
 */
export const staticFont = (role: FontRole, weight: number, script = 'latin'): string =>
  changed(
    `node_modules/@fontsource/${idOf(role)}/files/${idOf(role)}-${script}-${weight}-normal.woff`,
  );

/** The files of a family in one weight for what Typst sets, Latin first: one for each script that the family has. */
export const printFonts = (role: FontRole, weight: number): Buffer[] =>
  ['latin', 'latin-ext', 'arabic']
    .map((script) => staticFont(role, weight, script))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file));

/** The package of a family with all its weights in one file. */
const variablePackage = (role: FontRole) => `node_modules/@fontsource-variable/${idOf(role)}`;

/**
 * The file of a family's script with all its weights, and their range.
 * @returns `weight` as a range of CSS, such as `400 900` (CSS Fonts 4, section 11.4)
 * @throws when the package is not installed or not variable in weight
 */
export function variableFont(
  role: FontRole,
  script: FontScript = 'latin',
): { file: string; weight: string } {
  const folder = variablePackage(role);
  const { variable } = JSON.parse(readFileSync(`${folder}/metadata.json`, 'utf8'));
  const { min, max } = variable.wght;
  return {
    file: changed(`${folder}/files/${idOf(role)}-${script}-wght-normal.woff2`),
    weight: `${min} ${max}`,
  };
}

/**
 * The code points of a script's file, which the package lists as `U+0600-06FF,U+204F`.
 * @throws when the family does not have the script
 */
function listedIn(role: FontRole, script: FontScript): Set<number> {
  const lists = JSON.parse(readFileSync(`${variablePackage(role)}/unicode.json`, 'utf8'));
  const list: string | undefined = lists[script];
  if (!list) throw new Error(`the font ${FONT_FAMILIES[role]} has no ${script} letters`);
  const ranges = list.matchAll(/U\+(?<first>[^-,]+)(?:-(?<last>[^,]+))?/g);
  return new Set(
    Array.from(ranges).flatMap(({ groups }) => {
      const { first = '', last } = groups ?? {};
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last ?? first, 16)];
      return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    }),
  );
}

/** The code points that pages take from the file of a script; what both have, such as hyphens, is Latin. */
export function coverage(role: FontRole, script: FontScript): Set<number> {
  const listed = listedIn(role, script);
  return script === 'latin' ? listed : listed.difference(listedIn(role, 'latin'));
}
