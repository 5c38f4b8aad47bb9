import { z } from 'zod';
import { type FieldOf, type FormField, type FormName, fieldsIn, isOfKind } from './fields.ts';
import { cutText, typedText } from './plain-text.ts';
import { cleanVisit, type Visit } from './visit.ts';
import { isZone } from './zone-clock.ts';

/** Longest text of what a form sends besides its fields, in characters. */
const SHORT = 200;

/** A field of a form: what it has to hold there, and how long it may be once it is read as it is kept. */
function fieldIn(form: FormName, { kind, longest, forms }: FormField) {
  const isRequired = forms[form] === 'required';
  const kept = z
    .string()
    .max(longest)
    .refine((text) => {
      if (text === '') return !isRequired;
      return isOfKind(kind, text);
    });
  const value = z
    .string()
    .transform((text) => typedText(kind, text))
    .pipe(kept);
  return isRequired ? value : value.default('');
}

/** The fields of a form, by their names in it. */
const fieldsOf = <Form extends FormName>(form: Form) =>
  Object.fromEntries(fieldsIn(form).map((field) => [field.name, fieldIn(form, field)])) as Record<
    FieldOf<Form>,
    ReturnType<typeof fieldIn>
  >;

/** The fields of the contact form. */
export const messageFields = z.strictObject(fieldsOf('message'));

/** The fields of the form that books a session. */
export const bookingFields = z.strictObject({
  ...fieldsOf('booking'),
  session: z.string().regex(/^[a-z0-9-]{1,60}$/),
  /** When it begins: ISO 8601, UTC. */
  start: z.iso.datetime(),
  /** The visitor's time zone by its IANA name. */
  zone: z.string().max(60).refine(isZone),
});

/** The one field of the newsletter's form. */
export const newsletterFields = messageFields.pick({ email: true });

/** What every request holds besides its fields. */
const around = {
  reference: z.string().regex(/^[\w-]{1,40}$/),
  /** Whether the visitor ticked the box for news. */
  consent: z.boolean(),
  /** ISO 8601, UTC. */
  sentAt: z.iso.datetime(),
  /** Language of the page by its name in addresses, such as `ar`. One that nobody knows is that of the root. */
  language: z
    .string()
    .regex(/^[a-z-]{2,20}$/i)
    .optional()
    .catch(undefined),
  /** Path of the page it was written on, or the beginning of a long one. */
  page: z
    .string()
    .regex(/^\/[^\p{Cc}]*$/u)
    .transform((path) => cutText(path, SHORT)),
  /** What is known of the visit. What cannot be read is left out, and never refused. */
  visit: z.record(z.string(), z.unknown()).transform(cleanVisit).optional().catch(undefined),
  /** Set where the message looks like a program's. The endpoint sorts by it; the form never refuses. */
  suspect: z.literal(true).optional(),
  /** The answer to the endpoint's task (proof-of-work.ts); without it the endpoint marks the message. */
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
  extends Omit<Extract<Submitted, { kind: 'message' }>, 'kind' | 'fields' | 'visit'> {
  kind: Submitted['kind'];
  fields: Record<string, string>;
  visit?: Partial<Visit> | undefined;
}
