import { z } from 'astro/zod';
import { formatNumber } from '../../lib/format-number.ts';
import { formsOf, schemasAt } from '../../schemas/inside.ts';
import { placesOf } from '../../schemas/places.ts';

/**
 * Gives what a fact's name stands for; undefined when there is no such fact.
 * @param beside the fields that stand beside the text, which may be asked too
 */
export type Resolve = (name: string, beside?: unknown) => string | number | undefined;

/** A name in curly brackets that is no fact. */
export interface UnknownFact {
  path: PropertyKey[];
  name: string;
  /** Names that components fill in at this place, while a visitor looks. */
  places: string[];
}

const PLACEHOLDER = /\{([\w][\w./-]*)\}/g;

/** Puts facts into one text; names in `places` are left for the components that know them. */
function fillText(
  text: string,
  resolve: Resolve,
  places: string[],
  unknown: (name: string) => void,
) {
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    if (places.includes(name)) return whole;
    const value = resolve(name);
    if (value === undefined) unknown(name);
    return typeof value === 'number' ? formatNumber(value) : (value ?? whole);
  });
}

/** Whether a field may hold a number, so that a fact that is one stays one and can count up. */
const takesNumber = (schema: z.core.$ZodType) =>
  formsOf(schema).some((form) => form instanceof z.ZodNumber);

/**
 * Puts facts into every text of a content file: `{brand}` becomes what site.yaml calls the brand.
 * @param data the file as it was parsed, before its schema
 * @param schema the file's schema, which says where components fill in names of their own
 * @returns the filled data, and every name that is no fact with the way to it
 */
export function fillFacts(data: unknown, resolve: Resolve, schema: z.ZodType) {
  const unknown: UnknownFact[] = [];
  const walk = (value: unknown, path: PropertyKey[], beside?: unknown): unknown => {
    if (typeof value === 'string') {
      if (!value.includes('{')) return value;
      const fields = schemasAt(schema, path);
      const [, name] = /^\{([\w./-]+)\}$/.exec(value) ?? [];
      const alone = name === undefined ? undefined : resolve(name, beside);
      if (typeof alone === 'number' && fields.some(takesNumber)) return alone;
      const places = fields.flatMap(placesOf);
      return fillText(
        value,
        (name) => resolve(name, beside),
        places,
        (name) => unknown.push({ path, name, places }),
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
  return { data: walk(data, []), unknown };
}

/** A fence of code, or code inside a line. */
const CODE = /(^(```|~~~).*?^\2|`[^`\n]*`)/gms;

/**
 * Puts facts into a Markdown text. Code is left as it is, save code that is nothing but one fact, such
 * as an e-mail address.
 */
export function fillMarkdown(source: string, resolve: Resolve) {
  const unknown: UnknownFact[] = [];
  const add = (name: string) => unknown.push({ path: ['body'], name, places: [] });
  const parts: string[] = [];
  let end = 0;
  for (const match of source.matchAll(CODE)) {
    const code = match[0].replace(/^`\{([\w./-]+)\}`$/, (whole, name: string) => {
      const value = resolve(name);
      return value === undefined ? whole : `\`${value}\``;
    });
    parts.push(fillText(source.slice(end, match.index), resolve, [], add), code);
    end = match.index + match[0].length;
  }
  return { body: parts.join('') + fillText(source.slice(end), resolve, [], add), unknown };
}
