import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { edit, replace, setYaml } from '../support/edits.ts';
import { installFonts, packagesOf } from './fonts.ts';
import type { Guide } from './guide.ts';
import { TEXTS } from './texts.ts';

const NIGHT = ['#071a20', '#1a0720'] as const;
const WATER = ['#19d3c5', '#d3c519'] as const;

/** Writes the new name and contact details of the company. */
function nameCompany(): void {
  const { name, legalName, tagline, email, phone, place } = TEXTS.brand;
  const file = 'content/site.yaml';
  const former: string = parse(readFileSync(file, 'utf8')).address.line;
  setYaml(
    file,
    [['brand'], name],
    [['legalName'], legalName],
    [['tagline'], tagline],
    [['email'], email],
    [['phone'], phone],
    [['address', 'line'], place],
    [['themeColor'], NIGHT[1]],
  );
  replace('tests/facts.yaml', [former, place]);
}

/** Changes the colours of logo, icon and tokens. */
function colour(): void {
  for (const file of ['media/logo.svg', 'media/icon.svg'])
    edit(file, (text) => text.replaceAll(...WATER).replaceAll(...NIGHT));
  replace(
    'src/styles/tokens.css',
    [`--raw-night: ${NIGHT[0]}`, `--raw-night: ${NIGHT[1]}`],
    [`--raw-water-lit: ${WATER[0]}`, `--raw-water-lit: ${WATER[1]}`],
    ['--raw-veil: 7 26 32', '--raw-veil: 26 7 32'],
  );
}

/** Sets two other font families. */
function setFonts(): void {
  const file = 'src/styles/fonts.json';
  const former: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const families = Object.entries(former).map(([role, family]): [string, string] => [
    family,
    TEXTS.brand[role],
  ]);
  replace(file, ...families);
  for (const [old, family] of families) {
    const fresh = packagesOf(family);
    replace(
      'package.json',
      ...packagesOf(old).map((name, index): [string, string] => [`"${name}"`, `"${fresh[index]}"`]),
    );
  }
  installFonts(families);
}

export const rebrand: Guide = {
  name: 'rebrand',
  doc: 'docs/rebrand.md',
  code: true,
  follow() {
    nameCompany();
    colour();
    setFonts();
  },
};
