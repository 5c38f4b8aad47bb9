import { type FieldName, type FieldValues, fields } from '@falaj/contract/fields.ts';
import { normalize, withoutSeats } from '@falaj/contract/normalize.ts';
import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import type { DeskContext } from '../context.ts';
import { spellingsOf } from '../mail/person-of.ts';
import type { EnquiryTable, Tables } from './tables.ts';

/** The fields of the first forms have columns of their own; all others are in `extra`, as JSON by their names. */
const COLUMNS = {
  'first-name': 'first_name',
  'last-name': 'last_name',
  email: 'email',
  company: 'company',
  interest: 'interest',
  budget: 'budget',
  message: 'message',
} as const;

type Column = (typeof COLUMNS)[keyof typeof COLUMNS];
/** The columns of an enquiry that hold what was typed into its form. */
export type FieldColumns = Pick<EnquiryTable, Column | 'extra'>;

const own: Partial<Record<string, Column>> = COLUMNS;

/** What was typed into a form as it is stored. A field that the form has not is empty. */
export function storedFields(values: FieldValues): FieldColumns {
  const others = fields.filter(({ name }) => !own[name] && values[name]);
  return {
    ...(Object.fromEntries(
      Object.entries(COLUMNS).map(([name, column]) => [column, values[name] ?? '']),
    ) as Pick<EnquiryTable, Column>),
    extra: JSON.stringify(Object.fromEntries(others.map(({ name }) => [name, values[name]]))),
  };
}

/** What was typed into a form, read from where it is stored. */
export function fieldsOf(row: FieldColumns): Record<FieldName, string> {
  const others: FieldValues = JSON.parse(row.extra);
  return Object.fromEntries(
    fields.map(({ name }) => {
      const column = own[name];
      return [name, (column ? row[column] : others[name]) ?? ''];
    }),
  ) as Record<FieldName, string>;
}

/**
 * What a search looks through, in a column of its own: reference, whole name and every field that was typed, each on a
 * line, in the form that `normalize` gives on either database; an address in each of its spellings, and Arabic words also
 * without the seats of their hamza.
 */
export function normalizedText(row: FieldColumns & Pick<EnquiryTable, 'reference'>): string {
  const values = fieldsOf(row);
  const typed = fields
    .filter(({ kind }) => kind !== 'select')
    .flatMap(({ name, kind }) => (kind === 'email' ? spellingsOf(values[name]) : values[name]));
  const lines = [row.reference, `${row.first_name} ${row.last_name}`, ...typed];
  return lines
    .flatMap((line) => [line, withoutSeats(line) ?? ''])
    .filter(Boolean)
    .map(normalize)
    .join('\n');
}

/** The stored value of a field, for conditions. */
export function fieldIn(
  row: ExpressionBuilder<Tables, 'enquiry'>,
  { kind }: Pick<DeskContext, 'kind'>,
  name: FieldName,
): Expression<string> {
  const column = own[name];
  if (column) return row.ref(column);
  const json = kind === 'postgres' ? sql`extra::jsonb` : sql.ref('extra');
  return sql<string>`${json} ->> ${sql.lit(name)}`;
}

/** The name of a field in what the desk hands on: `firstName` for `first-name`. */
export const keyOf = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
