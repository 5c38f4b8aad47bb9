import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml, type YamlSource } from './yaml/read-yaml.ts';
import type { LineProblem } from './yaml/yaml-problems.ts';

/** A content file before its schema: its fields, and the text below a front matter. */
export interface ContentSource extends YamlSource {
  body: string;
  /** The line on which the text begins, counted from 1. */
  bodyLine: number;
}

const FRONT_MATTER = /^---[ \t]*\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n|$)(.*)$/s;

/** Reads the front matter of a Markdown file and separates its text; lines count from the beginning of the file. */
function readMatter(source: string): ContentSource | LineProblem {
  const [, matter, body = ''] = FRONT_MATTER.exec(source) ?? [];
  if (matter === undefined) {
    const message = source.startsWith('---')
      ? 'the fields begin with a line of three hyphens; the line of three hyphens that ends them is missing'
      : 'the file must begin with its fields between two lines of three hyphens';
    return { index: 0, message };
  }
  const read = readYaml(matter);
  if ('message' in read) return { ...read, index: read.index + 1 };
  const bodyLine = matter.split('\n').length + 3;
  return { data: read.data, lineOf: (path) => read.lineOf(path) + 1, body, bodyLine };
}

/**
 * Reads a content file without its schema.
 * @param file path from the root of the repository
 * @param root folder of the repository
 * @param source text to read instead of the file's own
 */
export function readSource(
  file: string,
  root = '.',
  source = readFileSync(join(root, file), 'utf8'),
): ContentSource | LineProblem {
  const text = source.replace(/^\uFEFF/, '');
  const unread = text.split('\n').findIndex((line) => line.includes('\uFFFD'));
  if (unread >= 0)
    return {
      index: unread,
      message: 'a letter here cannot be read; save the file again with the encoding UTF-8',
    };
  if (file.endsWith('.md')) return readMatter(text);
  const read = readYaml(text);
  return 'message' in read ? read : { ...read, body: '', bodyLine: 0 };
}
