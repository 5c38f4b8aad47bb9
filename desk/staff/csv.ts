import { type FormField, fields } from '@falaj/contract/fields.ts';
import type { Selectable } from 'kysely';
import type { DeskContext } from '../context.ts';
import { fieldsOf, keyOf } from '../database/fields.ts';
import type { EnquiryTable } from '../database/tables.ts';
import { noteEvent } from '../operations/event.ts';
import { foundBy, olderThan } from './list.ts';
import type { ListQuery } from './requests.ts';

type Row = Selectable<EnquiryTable> & {
  session: string | null;
  starts_at: number | null;
  state: string | null;
};

/** How many rows are read at a time, so that a long list does not block others. */
const AT_A_TIME = 500;

const time = (at: number | null) => (at === null ? '' : new Date(at).toISOString());

type Column = [name: string, of: (row: Row) => string | number];

/** Columns of the fields of some kinds. */
const ofFields = (belongs: (kind: FormField['kind']) => boolean) =>
  fields
    .filter(({ kind }) => belongs(kind))
    .map(({ name }): Column => [keyOf(name), (row) => fieldsOf(row)[name]]);

const COLUMNS: Column[] = [
  ['reference', (row) => row.reference],
  ['kind', (row) => row.kind],
  ['received', (row) => time(row.received_at)],
  ['status', (row) => row.status],
  ...ofFields((kind) => kind !== 'paragraphs'),
  ['country', (row) => row.country],
  ['page', (row) => row.page],
  ...ofFields((kind) => kind === 'paragraphs'),
  ['consent', (row) => row.consent],
  ['suspect', (row) => row.suspect_why],
  ['answerDue', (row) => time(row.answer_due)],
  ['firstAnswer', (row) => time(row.first_answer_at)],
  ['session', (row) => row.session ?? ''],
  ['sessionStart', (row) => time(row.starts_at)],
  ['sessionState', (row) => row.state ?? ''],
];

/** Text that a spreadsheet would read as a formula (OWASP, CSV Injection). */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;

/** A value as a cell (RFC 4180): in quotes, and with an apostrophe before anything that looks like a formula. */
export function cell(value: string | number): string {
  const text = `${value}`;
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

const lineOf = (cells: (string | number)[]) => `${cells.map(cell).join(',')}\r\n`;

/**
 * The enquiries that a filter finds as a table for a spreadsheet, newest first. The log records who took it and
 * how many enquiries it had.
 */
export async function exportEnquiries(
  context: DeskContext,
  actor: string,
  filter: ListQuery,
): Promise<string> {
  // The byte order mark, by which spreadsheets recognise UTF-8.
  let table = `\uFEFF${lineOf(COLUMNS.map(([name]) => name))}`;
  let count = 0;
  for (let last: Row | undefined; ; ) {
    const { received_at: at, id } = last ?? {};
    const rows = await foundBy(context, filter)
      .selectAll()
      .select((row) => {
        const of = <Column extends 'session' | 'starts_at' | 'state'>(column: Column) =>
          row
            .selectFrom('booking')
            .select(`booking.${column}`)
            .whereRef('booking.enquiry_id', '=', 'enquiry.id')
            .as(column);
        return [of('session'), of('starts_at'), of('state')];
      })
      .$if(at !== undefined, (query) => query.where(olderThan(at ?? 0, id ?? '')))
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(AT_A_TIME)
      .execute();
    for (const row of rows) table += lineOf(COLUMNS.map(([, of]) => of(row)));
    count += rows.length;
    last = rows.at(-1);
    if (rows.length < AT_A_TIME) break;
  }
  const detail = { count, view: filter.view };
  await noteEvent(context.db, context, { actor, act: 'enquiries.exported', detail });
  return table;
}
