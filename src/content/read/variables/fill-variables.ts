import { placesOf } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { formatNumber } from '../../../lib/format-number.ts';
import { isDuration } from '../../../schemas/shared/duration.ts';
import { formsOf, schemasAt } from '../../../schemas/shared/inside.ts';
import { WRITTEN } from './page-variables.ts';

/** In place of a variable whose file cannot be read. That problem is reported there, and is not repeated. */
export const WAITING = Symbol('a variable whose file cannot be read');

/** The value of a variable; undefined when there is no such variable. */
export type Variable = string | number | typeof WAITING | undefined;

/**
 * Returns the value of a variable.
 * @param beside the fields next to the text, which can be referred to as well
 */
export type Resolve = (name: string, beside?: unknown) => Variable;

/** A name in curly brackets that is not a variable. */
export interface UnknownVariable {
  path: PropertyKey[];
  name: string;
  /** Names that components fill in at this place in the browser. */
  places: string[];
  /** Whether its bracket is never closed. */
  isOpen?: boolean;
  /** Its line in a Markdown text, counted from 1. */
  line?: number;
}

const PLACEHOLDER = /\{([\w][\w./-]*)\}/g;
const OPEN = /\{([a-z][\w./-]*)(?![\w./-]*\})/gi;

/** Names in a text whose bracket is never closed, with their places in it. */
const openNames = (text: string) =>
  [...text.matchAll(OPEN)].map(({ 1: name = '', index }) => ({ name, index }));

/**
 * Fills variables into one text. Names in `places` are left for the components that fill them.
 * @param isLeft is told of every other name that is left as it is, and of its place in the text
 */
function fillText(
  text: string,
  resolve: Resolve,
  places: string[],
  isLeft: (name: string, value: typeof WAITING | undefined, index: number) => void,
) {
  return text.replace(PLACEHOLDER, (whole, name: string, index: number) => {
    if (places.includes(name)) return whole;
    const value = resolve(name);
    if (typeof value === 'number') return formatNumber(value);
    if (typeof value === 'string') return value;
    isLeft(name, value, index);
    return whole;
  });
}

/** Whether a field can hold a number; then a variable that is a number stays one, and can count up. */
const takesNumber = (schema: z.core.$ZodType) =>
  formsOf(schema).some((form) => form instanceof z.ZodNumber);

/**
 * Fills variables into every text of a content file: `{brand}` becomes the brand in site.yaml.
 * @param data the parsed file, before its schema is applied
 * @param schema the file's schema, which knows where components fill in names of their own
 * @returns the filled data, every name that is not a variable, with the path of its field, and the paths of the
 * fields that wait for a file with a problem
 */
export function fillVariables(data: unknown, resolve: Resolve, schema: z.ZodType) {
  const unknown: UnknownVariable[] = [];
  const waiting: PropertyKey[][] = [];
  const walk = (value: unknown, path: PropertyKey[], beside?: unknown): unknown => {
    if (typeof value === 'string') {
      if (!value.includes('{')) return value;
      for (const { name } of openNames(value))
        unknown.push({ path, name, places: [], isOpen: true });
      const fields = schemasAt(schema, path);
      const [, name] = /^\{([\w./-]+)\}$/.exec(value) ?? [];
      const alone = name === undefined ? undefined : resolve(name, beside);
      // A duration is parsed again, so it is not said in words of the language.
      const time = fields.some(isDuration) && resolve(`${name}.${WRITTEN}`, beside);
      if (typeof time === 'string') return time;
      if (typeof alone === 'number' && fields.some(takesNumber)) return alone;
      const places = fields.flatMap(placesOf);
      return fillText(
        value,
        (name) => resolve(name, beside),
        places,
        (name, value) =>
          value === WAITING ? waiting.push(path) : unknown.push({ path, name, places }),
      );
    }
    if (Array.isArray(value))
      return value.map((item, index) => walk(item, [...path, index], beside));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, item]) => [
      key,
      walk(item, [...path, key], value),
    ]);
    return Object.fromEntries(entries);
  };
  return { data: walk(data, []), unknown, waiting };
}

/** A block of code, or code within a line. */
export const CODE = /(^(```|~~~).*?^\2|`[^`\n]*`)/gms;

/**
 * Fills variables into a Markdown text. Code stays as it is, except code that consists of a single variable, such as an
 * e-mail address.
 */
export function fillMarkdown(source: string, resolve: Resolve) {
  const unknown: UnknownVariable[] = [];
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  const add = (name: string, index: number, isOpen?: true) =>
    unknown.push({
      path: ['body'],
      name,
      places: [],
      line: lineAt(index),
      ...(isOpen && { isOpen }),
    });
  const fill = (start: number, end?: number) => {
    const text = source.slice(start, end);
    for (const { name, index } of openNames(text)) add(name, start + index, true);
    return fillText(text, resolve, [], (name, value, index) => {
      if (value !== WAITING) add(name, start + index);
    });
  };
  const parts: string[] = [];
  let end = 0;
  for (const match of source.matchAll(CODE)) {
    const code = match[0].replace(/^`\{([\w./-]+)\}`$/, (whole, name: string) => {
      const value = resolve(name);
      return value === undefined || value === WAITING ? whole : `\`${value}\``;
    });
    parts.push(fill(end, match.index), code);
    end = match.index + match[0].length;
  }
  return { body: parts.join('') + fill(end), unknown };
}
