import type { z } from 'astro/zod';
import { isFields } from '../../../lib/is-fields.ts';
import { descriptionOf, fieldsAt, schemasAt } from '../../../schemas/shared/inside.ts';
import { didYouMean, nearest } from './nearest.ts';

type Issue = z.core.$ZodIssue;

const quoted = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;

/** Message about a list or several fields where a single text belongs. */
function notText(value: unknown): string {
  if (Array.isArray(value)) return 'is a list; write one text here, without hyphens and brackets';
  const [key = '', inner] = Object.entries(isFields(value) ? value : {})[0] ?? [];
  if (inner === null) return `must be one text; put it in quotes: ${quoted(`{${key}}`)}`;
  return `is split in two at its colon; put the whole text in quotes: ${quoted(`${key}: ${inner}`)}`;
}

/** The purpose of a field, as the end of a message; empty where its schema gives none. */
function aboutField(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const [about] = schemasAt(schema, path).map(descriptionOf);
  return about ? `; it holds: ${about}` : '';
}

/** Message about a value of the wrong type: what to write instead. */
function kind(schema: z.ZodType, { expected, input, path }: z.core.$ZodIssueInvalidType): string {
  if (input === null) return 'is empty; write something after the colon, or take the line away';
  switch (expected) {
    case 'string':
      if (typeof input === 'object') return notText(input);
      return `put the ${typeof input === 'number' ? 'number' : 'word'} in quotes: ${quoted(input)}`;
    case 'number':
      return `must be a number without quotes, units or signs, such as 12; not ${quoted(input)}`;
    case 'int':
      return `must be a whole number, not ${quoted(input)}`;
    case 'boolean':
      return `must be true or false without quotes, not ${quoted(input)}`;
    case 'array':
      return 'must be a list: each entry on a line of its own, after a hyphen and a space';
    case 'object':
    case 'record':
      return Array.isArray(input)
        ? 'must be fields, not a list; take the hyphens away'
        : 'must be fields, each on a line of its own below, indented by two more spaces';
    default:
      return `must be of another kind, not ${quoted(input)}${aboutField(schema, path)}`;
  }
}

/** Message about too much or too little of something, with the present amount. */
function size({
  code,
  origin,
  input,
  message,
  ...limits
}: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall) {
  const limit = Number('maximum' in limits ? limits.maximum : limits.minimum);
  const bound = code === 'too_big' ? 'at most' : 'at least';
  if (origin === 'array')
    return `has ${[input].flat().length} entries; ${bound} ${limit} are needed`.replace(
      'at most',
      'no more than',
    );
  if (origin !== 'string') return `must be ${bound} ${limit}, not ${String(input)}`;
  const length = String(input).trim().length;
  if (length === 0) return 'is empty; write something, or take the line away';
  // A schema can give the reason for its limit.
  const because = /, .*$/.exec(message)?.[0] ?? '';
  return `has ${length} characters and must have ${bound} ${limit}${because}`;
}

/** Message about an unknown key: a typing error, or a field that belongs to the block above. */
function unknownKey(schema: z.ZodType, { path, input }: Issue, key: string): string {
  const fields = fieldsAt(schema, path);
  const slip = nearest(key, Object.keys(fields));
  if (slip) return `there is no field “${key}” here; did you mean ${slip}?`;
  const keys = isFields(input) ? Object.keys(input) : [];
  const above = keys.slice(0, keys.indexOf(key)).reverse();
  const owner = above.find((name) => key in fieldsAt(schema, [...path, name]));
  if (owner) return `“${key}” belongs to ${owner}; indent this line by two more spaces`;
  return `there is no field “${key}” here; known are ${Object.keys(fields).join(', ')}`;
}

/** Message about a union: the problems of the form that fits best. */
function forms(schema: z.ZodType, issue: z.core.$ZodIssueInvalidUnion): string {
  // Paths inside a form begin at the union.
  const whole = (inner: Issue): Issue => ({ ...inner, path: [...issue.path, ...inner.path] });
  const texts = issue.errors.map((form) =>
    form.map((inner) => wording(schema, whole(inner))).join(', '),
  );
  return [...new Set(texts)].join('; or ');
}

/**
 * Words an issue of a schema for the person who edits the file.
 * @param schema of the whole file, for the names that it knows
 */
export function wording(schema: z.ZodType, issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `is missing${aboutField(schema, issue.path)}`;
      return kind(schema, issue);
    case 'too_big':
    case 'too_small':
      return size(issue);
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(schema, issue, key)).join('; ');
    case 'invalid_value': {
      if (issue.input === undefined) return `is missing${aboutField(schema, issue.path)}`;
      const known = issue.values.map(String);
      const hint = didYouMean(String(issue.input), known);
      return known.length === 1
        ? `must be ${known[0]}, not ${quoted(issue.input)}`
        : `must be one of ${known.join(', ')}, not ${quoted(issue.input)}${hint}`;
    }
    case 'invalid_union':
      return forms(schema, issue);
    case 'invalid_format':
      if (issue.format === 'email') return `must be an e-mail address, not ${quoted(issue.input)}`;
      if (issue.format === 'url') return `must be a whole address such as https://falaj.example`;
      return issue.message;
    default:
      return issue.message;
  }
}

/** The path of the field that an issue is about; for an unknown key, that of the key. */
export const fieldIn = (issue: Issue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;

const isMissing = (issue: Issue) =>
  (issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined;

/** Leaves out issues about a missing field that is there under a wrong name or in a wrong place. */
export function withoutEchoes(issues: Issue[]): Issue[] {
  const astray = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const isEcho = (field: string) => astray.some((key) => nearest(key, [field]));
  return issues.filter((issue) => !isMissing(issue) || !isEcho(String(issue.path.at(-1))));
}
