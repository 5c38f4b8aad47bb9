import { globSync, readFileSync, statSync } from 'node:fs';
import { checkCeiling, checkHalfAreSmall } from './house/ceilings.ts';
import { checkCircles } from './house/circles.ts';
import { checkCitations, checkCitedRules } from './house/citations.ts';
import { checkClasses } from './house/classes.ts';
import { checkCopy } from './house/copy.ts';
import { checkDocstrings } from './house/docstrings.ts';
import { type Fault, printFault, type Source } from './house/fault.ts';
import { checkContentFiles, checkFolders } from './house/folders.ts';
import { checkImports } from './house/imports.ts';
import { checkNames } from './house/names.ts';
import { checkPins } from './house/pins.ts';
import { checkShared } from './house/shared.ts';
import { checkStyles } from './house/styles.ts';
import { checkTokens, readTokens } from './house/tokens.ts';
import { checkWords } from './house/words.ts';

/** Checks the sources against the rules of this repository that Biome has no rule for. */
const read = (pattern: string): Source[] =>
  globSync(pattern)
    // A folder's name can contain dots, such as that of a route.
    .filter((file) => statSync(file).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

// The code examples follow rules of their own, since they are written for those who download them.
const code = read('{src,scripts,deploy,desk,packages/{bench,handbook}}/**/*.{ts,tsx}').filter(
  ({ file }) => !/^(packages\/\w+|desk)\/(node_modules|tests)\//.test(file),
);
const shells = read('src/**/*.astro');
const styles = read('{src,desk/inbox}/**/*.css');
const sources = [...code, ...shells, ...styles];
const tokens = read('src/styles/tokens.css').flatMap(readTokens);
const tests = read('{tests/**/*,{src,packages,desk}/**/*.test}.{ts,tsx}').filter(
  ({ file }) => !/(^|\/)node_modules\//.test(file),
);
const content = globSync('content/**/*.*').map((file) => file.replaceAll('\\', '/'));

// All documents and code, except this rule and its test, which contain what it refuses.
const prose = read(
  '{README.md,{art,content,deploy,desk,docs,media,packages,scripts,src,tests}/**/*.*}',
)
  .filter(({ file }) => /\.(ts|tsx|mjs|astro|css|yaml|md|py|sol|typ)$/.test(file))
  .filter(({ file }) => !/(^|\/)node_modules\//.test(file))
  .filter(({ file }) => !/^(scripts\/house\/citations|tests\/unit\/house\.test)\.ts$/.test(file));

const rules = readFileSync('docs/site-rules.md', 'utf8');

const faults: Fault[] = [
  ...[...code, ...shells].flatMap(checkImports),
  ...checkCircles([...code, ...shells, ...read('{*,tests/**/*}.ts')]),
  ...checkShared([...code, ...shells]),
  ...code.flatMap(checkDocstrings),
  ...sources.flatMap(checkNames),
  ...code.flatMap(checkWords),
  ...styles.flatMap(checkStyles),
  ...styles.flatMap((sheet) => checkTokens(sheet, tokens)),
  ...checkClasses([...code, ...shells], styles),
  ...sources.flatMap(checkCeiling),
  ...checkHalfAreSmall(sources),
  ...checkFolders(sources.map(({ file }) => file)),
  ...checkContentFiles(content),
  ...checkCopy(tests, read('content/**/*.{yaml,md}')),
  ...read('{.,packages/*,desk}/package.json').flatMap(checkPins),
  ...prose.flatMap(checkCitations),
  ...prose.flatMap((source) => checkCitedRules(source, rules)),
];

for (const fault of faults) console.error(printFault(fault));
console.info(`${sources.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
