import type { Visit } from '@falaj/contract/visit.ts';
import type { Generated, Selectable } from 'kysely';

/** Where what brought an enquiry or a subscriber is kept, by the names of contract/visit.ts; empty where nothing is known. */
export interface VisitColumns {
  /** Path of the page on which the visit began. */
  first_page: Generated<string>;
  /** Host whose link led there. */
  from_host: Generated<string>;
  utm_source: Generated<string>;
  utm_medium: Generated<string>;
  utm_campaign: Generated<string>;
  utm_content: Generated<string>;
  utm_term: Generated<string>;
  ref: Generated<string>;
}

/** The column of each part of a visit. */
export const VISIT_COLUMNS = {
  first: 'first_page',
  host: 'from_host',
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  content: 'utm_content',
  term: 'utm_term',
  ref: 'ref',
} as const satisfies Record<keyof Visit, keyof VisitColumns>;

const PARTS = Object.entries(VISIT_COLUMNS) as [keyof Visit, keyof VisitColumns][];

/** A visit as it is stored. */
export const storedVisit = (visit?: Visit) =>
  Object.fromEntries(PARTS.map(([part, column]) => [column, visit?.[part] ?? ''])) as Record<
    keyof VisitColumns,
    string
  >;

/** A visit read from where it is stored. */
export const visitOf = (row: Partial<Selectable<VisitColumns>>): Visit =>
  Object.fromEntries(PARTS.map(([part, column]) => [part, row[column] ?? ''])) as Visit;
