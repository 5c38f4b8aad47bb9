import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** Endings of text files, which are searched for references and compressed. */
const TEXT = new Set(
  '.html .htm .css .js .mjs .json .xml .txt .svg .webmanifest .md .vtt'.split(' '),
);

/** Whether a file is text, judged by its name. */
export const isText = (file: string) => TEXT.has(extname(file));

/** All files below a folder, as relative paths with forward slashes, in a stable order. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

/** Reads a text file below a folder. */
export const readText = (dir: string, file: string) => readFileSync(join(dir, file), 'utf8');
