import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { listFiles } from '../files.ts';
import { scopedName } from './scoped-name.ts';

const A_CODE = 65;
const LETTERS = 26;
const MODULE = '.module.css';
const COMMENT = /\/\*.*?\*\//gs;
const NAME = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi;

/** A number as a letter and a number: A0, B0 … Z0, A1. */
const codeOfModule = (at: number) =>
  `${String.fromCharCode(A_CODE + (at % LETTERS))}${Math.floor(at / LETTERS).toString(36)}`;

/** A number as lower-case letters: a … z, ba, bb. */
const codeOfClass = (at: number): string =>
  [...at.toString(LETTERS)]
    .map((digit) => String.fromCharCode(A_CODE + 32 + Number.parseInt(digit, LETTERS)))
    .join('');

/**
 * Short names of classes in the pages: `C4-b` where scoped-name.ts gives `Hero-title`. The number of a module
 * is its index among all modules, and that of a class its index in its file, so that every build gives the
 * same names.
 * @param modules names of all modules, such as `Hero`
 */
function shortNames(modules: string[]): (name: string, file: string) => string {
  const codes = new Map(modules.toSorted().map((module, at) => [module, codeOfModule(at)]));
  const classes = new Map<string, string[]>();
  const classesOf = (path: string) => {
    const known = classes.get(path);
    if (known) return known;
    const css = readFileSync(path, 'utf8').replace(COMMENT, '');
    const found = [...new Set([...css.matchAll(NAME)].map(([, name = '']) => name))];
    classes.set(path, found);
    return found;
  };
  return (name, file) => {
    const long = scopedName(name, file);
    const [path = file] = file.split('?');
    const module = codes.get(basename(path, MODULE));
    const at = classesOf(path).indexOf(name);
    return module && at >= 0 ? `${module}-${codeOfClass(at)}` : long;
  };
}

/**
 * The short names for all modules below a folder. They make each page of a published site some 3 KB lighter,
 * compressed. The gallery and `npm run dev` keep the long names, which are readable in an inspector.
 * @param dir the folder of the sources, `src`
 */
export const shortNamesIn = (dir: string) =>
  shortNames(
    listFiles(dir)
      .filter((name) => name.endsWith(MODULE))
      .map((name) => basename(name, MODULE)),
  );
