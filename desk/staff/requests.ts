import { SELECTS, type SelectName } from '@falaj/contract/fields.ts';
import { isMailAddress } from '@falaj/contract/mail-address.ts';
import { type FieldKind, typedText } from '@falaj/contract/plain-text.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { LONGEST_NAME } from './answer-template-name.ts';
import { VIEWS } from './views.ts';

/** The schema of every body and query that the staff's API takes. */

/** A text to search for; Postgres does not accept the character zero. */
const sought = z.string().refine((value) => !value.includes('\0'));
/** A text as it is kept, read like the fields of visitors' forms. */
const typed = (kind: FieldKind, min: number, max: number) =>
  z
    .string()
    .transform((value) => typedText(kind, value))
    .pipe(z.string().min(min).max(max));
const line = (max: number) => typed('text', 1, max);
const paragraphs = typed('paragraphs', 1, 20_000);
const id = sought.min(1).max(200);
const token = sought.min(16).max(100);
const instant = z.number().int().min(0).max(8.64e15);

/** The outline of a browser's credential; the library that verifies it reads the rest. */
const credential = <Response>() =>
  z
    .object({
      id,
      rawId: id,
      type: z.literal('public-key'),
      response: z.record(z.string(), z.unknown()),
    })
    .loose() as unknown as z.ZodType<Response, Response>;

export const role = z.enum(['reader', 'answerer', 'owner']);
export const STATUSES = ['new', 'open', 'answered', 'closed'] as const;

export const signIn = z.strictObject({
  id: token,
  response: credential<AuthenticationResponseJSON>(),
});
export const recover = z.strictObject({ code: z.string().min(1).max(60) });
export const invitationToken = z.strictObject({ token });
export const joinBegin = z.strictObject({ token, name: line(80) });
export const joinEnd = z.strictObject({
  id: token,
  name: line(80),
  label: line(60),
  response: credential<RegistrationResponseJSON>(),
});
export const passkeyEnd = z.strictObject({
  id: token,
  label: line(60),
  response: credential<RegistrationResponseJSON>(),
});
export const invitation = z.strictObject({ name: line(80), role });
export const staffChange = z.strictObject({
  role: role.optional(),
  disabled: z.boolean().optional(),
});

const change = {
  status: z.enum(STATUSES).optional(),
  /** The assigned account, or null for nobody. */
  assignee: id.nullable().optional(),
  /** Until when it is hidden from the list of what is to be done. */
  snoozedUntil: instant.nullable().optional(),
  suspect: z.boolean().optional(),
};
export const enquiryChange = z.strictObject(change);
export const bulkChange = z.strictObject({ ids: z.array(id).min(1).max(200), ...change });
export const bookingChange = z.strictObject({
  /** The new beginning of the session; null cancels it. */
  start: instant.nullable(),
  /** The version of the booking that was shown to staff. */
  seen: z.number().int().min(0),
});
/** A person whose data are exported or erased. */
export const person = z.strictObject({ email: typed('email', 3, 254) });
export const note = z.strictObject({ text: paragraphs });
export const answer = z.strictObject({
  /** Made by the application, so that a second try does not send a second answer. */
  id: z.uuid(),
  subject: line(200),
  text: paragraphs,
  /** How many answers the writer was shown. */
  seen: z.number().int().min(0),
});
export const template = z.strictObject({
  name: line(LONGEST_NAME),
  /** Language in which it answers, where that is not the one of the office. */
  language: sought.regex(/^[a-z-]{2,20}$/).optional(),
  subject: line(200),
  text: paragraphs,
});
export const settings = z.strictObject({
  templates: z.array(template).max(30),
  /** The version of the answer templates that was shown to the owner. */
  seen: z.number().int().min(0),
});

/** The address to which changes of somebody's keys are reported; empty for the office's mailbox. */
export const ownAddress = z.strictObject({
  email: typed('email', 0, 254).refine((value) => value === '' || isMailAddress(value)),
});
const words = { subject: line(200), text: paragraphs };
/**
 * An issue of the newsletter. Its id is made by the application, so that a second try does not send a second
 * issue.
 */
export const issue = z.strictObject({
  id: z.uuid(),
  page: z
    .string()
    .max(200)
    .regex(/^(\/[\w/-]*)?$/),
  ...words,
});
export const issuePreview = z.strictObject(words);

/** What a filter finds enquiries by of the visit on which they were written. */
export const ORIGINS = ['first', 'host', 'source', 'medium', 'campaign', 'ref'] as const;
type Origin = (typeof ORIGINS)[number];

const word = sought.max(200).default('');
export const listQuery = z.strictObject({
  view: z.enum(VIEWS).default('todo'),
  q: word,
  kind: z.enum(['message', 'booking', '']).default(''),
  status: z.enum([...STATUSES, '']).default(''),
  ...(Object.fromEntries(SELECTS.map((name) => [name, word])) as Record<SelectName, typeof word>),
  country: word,
  page: word,
  ...(Object.fromEntries(ORIGINS.map((name) => [name, word])) as Record<Origin, typeof word>),
  assignee: word,
  suspect: z.enum(['0', '1', '']).default(''),
  before: z
    .string()
    .regex(/^\d{1,16}\.[\w-]{1,100}$/)
    .optional(),
});

/** The month whose sources are counted; all where there is none. */
export const sourcesQuery = z.strictObject({
  month: z
    .string()
    .regex(/^\d{4}-\d\d$/)
    .optional(),
});

/** The same filter for the whole list at once. */
export const exportQuery = listQuery.omit({ before: true });

export type EnquiryChange = z.output<typeof enquiryChange>;
export type AnswerTemplate = z.output<typeof template>;
export type ListQuery = z.output<typeof listQuery>;
