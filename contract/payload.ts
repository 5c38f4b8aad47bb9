import { z } from 'zod';
import { isMailAddress } from './mail-address.ts';
import { plainText } from './plain-text.ts';

/** Longest message, and longest text of any other field, in characters. */
const LONG = 20_000;
const SHORT = 200;
/** RFC 5321, 4.5.3.1: no mailbox has a longer address. */
const ADDRESS = 254;

/** A text field without characters that an e-mail or a database cannot hold; the form's script removes them too. */
const typed = (max: number) =>
  z
    .string()
    .max(max)
    .transform((value) => plainText(value).trim());

const required = (max: number) => typed(max).refine((value) => value !== '');
const optional = typed(SHORT).default('');
const address = typed(ADDRESS).refine(isMailAddress);

/** The fields of the contact form, by their names in it. */
export const messageFields = z.strictObject({
  'first-name': required(SHORT),
  'last-name': required(SHORT),
  email: address,
  company: optional,
  interest: optional,
  budget: optional,
  message: required(LONG),
});

const isZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** The fields of the form that books a session. */
export const bookingFields = z.strictObject({
  'first-name': required(SHORT),
  'last-name': required(SHORT),
  email: address,
  company: optional,
  message: typed(LONG).default(''),
  session: z.string().regex(/^[a-z0-9-]{1,60}$/),
  /** When it begins: ISO 8601, UTC. */
  start: z.iso.datetime(),
  /** The visitor's time zone by its IANA name. */
  zone: z.string().max(60).refine(isZone),
});

/** The one field of the newsletter's form. */
export const newsletterFields = z.strictObject({ email: address });

/** What every request holds besides its fields. */
const around = {
  reference: z.string().regex(/^[\w-]{1,40}$/),
  /** Whether the visitor ticked the box for news. */
  consent: z.boolean(),
  /** ISO 8601, UTC. */
  sentAt: z.iso.datetime(),
  /** Path of the page it was written on. */
  page: z
    .string()
    .max(SHORT)
    .regex(/^\/[^\p{Cc}]*$/u),
  /** Set where the message looks like a program's. The endpoint sorts by it; the form never refuses. */
  suspect: z.literal(true).optional(),
  /** The answer to the endpoint's task (work.ts); without it the endpoint marks the message. */
  work: z
    .string()
    .max(SHORT)
    .regex(/^[\w.-]+$/)
    .optional()
    .catch(undefined),
};

/** What the forms post as JSON; docs/forms.md describes it for whoever receives it. */
export const submissionPayload = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('message'), fields: messageFields, ...around }),
  z.strictObject({ kind: z.literal('booking'), fields: bookingFields, ...around }),
  z.strictObject({ kind: z.literal('newsletter'), fields: newsletterFields, ...around }),
]);

/** A request that was read and checked. */
export type Submitted = z.output<typeof submissionPayload>;

/** A request as the forms make it, with the fields of any of them. */
export interface SubmissionPayload
  extends Omit<Extract<Submitted, { kind: 'message' }>, 'kind' | 'fields'> {
  kind: Submitted['kind'];
  fields: Record<string, string>;
}
