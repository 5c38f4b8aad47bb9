import { type FormField, fields, sayValue } from '@falaj/contract/fields.ts';
import type { InboxMessages } from '@falaj/contract/messages/inbox.ts';
import { isoIn } from '@falaj/contract/office-hours.ts';
import type { DeskContext } from '../context.ts';
import { fieldsOf } from '../database/fields.ts';
import { VISIT_COLUMNS } from '../database/visit.ts';
import { noteEvent } from '../operations/event.ts';
import { saySuspicion } from '../suspicion.ts';
import { type Found, placeOf, readFound } from './list.ts';
import type { ListQuery } from './requests.ts';

type Facts = DeskContext['facts'];

/** How many rows are read at a time, so that a long list does not block others. */
const AT_A_TIME = 100;

/** A column: the word for it, and the value of each row. */
type Column = [name: string, of: (row: Found) => string];

/** Columns of the fields of some kinds. */
const ofFields = (messages: Facts['fields'], belongs: (kind: FormField['kind']) => boolean) =>
  fields
    .filter(({ kind }) => belongs(kind))
    .map(({ name }): Column => {
      const { label, short = label } = messages[name];
      return [short, (row) => sayValue(messages[name], fieldsOf(row)[name])];
    });

/** The columns of the table, in the company's words, with times on the clock of the office. */
function columnsOf({ fields: fieldMessages, office, form, hours, sessions }: Facts): Column[] {
  const time = (at: number | null) => (at === null ? '' : isoIn(new Date(at), hours.zone));
  const own = (name: keyof InboxMessages['emailTemplates']['table'], of: Column[1]): Column => [
    office.table[name],
    of,
  ];
  return [
    own('reference', (row) => row.reference),
    own('kind', (row) => row.kind),
    own('received', (row) => time(row.received_at)),
    own('status', (row) => row.status),
    ...ofFields(fieldMessages, (kind) => kind !== 'paragraphs'),
    own('language', (row) => row.language),
    own('country', (row) => row.country),
    own('page', (row) => row.page),
    ...Object.entries(VISIT_COLUMNS).map(([name, column]) =>
      own(name as keyof typeof VISIT_COLUMNS, (row) => row[column]),
    ),
    ...ofFields(fieldMessages, (kind) => kind === 'paragraphs'),
    own('news', (row) => (row.consent === 1 ? form.yes : form.no)),
    own('suspect', (row) =>
      saySuspicion(row.suspect_why.split(',').filter(Boolean), office.suspicion),
    ),
    own('answerDue', (row) => time(row.answer_due)),
    own('firstAnswer', (row) => time(row.first_answer_at)),
    own(
      'session',
      ({ session }) => sessions.find(({ id }) => id === session)?.title ?? session ?? '',
    ),
    own('begins', (row) => time(row.starts_at)),
    own('ends', (row) => time(row.ends_at)),
    own('state', (row) => row.state ?? ''),
  ];
}

/** Text that a spreadsheet would compute, or read as a number: `=1+1`, `+971 50 123 4567`, `-Dash`, `@SUM(A1)`. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;

/**
 * A value as a cell: in quotes (RFC 4180), and behind a tab where a spreadsheet would compute it. Behind a tab, which
 * stands inside the quotes and is not seen, it is text and stays so when the table is saved again (OWASP, CSV
 * Injection). Harmless values that begin with the same signs have it too: without it `-Dash` is an error in a
 * spreadsheet, and a phone number loses its plus.
 */
export function cell(value: string): string {
  return `"${(FORMULA.test(value) ? `\t${value}` : value).replaceAll('"', '""')}"`;
}

const lineOf = (cells: string[]) => `${cells.map(cell).join(',')}\r\n`;

/**
 * The enquiries that a filter finds as a table for a spreadsheet, part by part, in the order of the list. The log records
 * who took it and how many enquiries it had, also of one that was broken off.
 */
export async function* exportEnquiries(
  context: DeskContext,
  actor: string,
  filter: ListQuery,
): AsyncGenerator<string> {
  const columns = columnsOf(context.facts);
  // The byte order mark, by which spreadsheets recognise UTF-8.
  yield `\uFEFF${lineOf(columns.map(([name]) => name))}`;
  let count = 0;
  try {
    for (let last: Found | undefined; ; ) {
      const after = last && placeOf(last, filter.view);
      const rows = await readFound(context, filter, AT_A_TIME, after);
      count += rows.length;
      yield rows.map((row) => lineOf(columns.map(([, of]) => of(row)))).join('');
      last = rows.at(-1);
      if (rows.length < AT_A_TIME) break;
    }
  } finally {
    const detail = { count, view: filter.view };
    await noteEvent(context.db, context, { actor, act: 'enquiries.exported', detail });
  }
}
