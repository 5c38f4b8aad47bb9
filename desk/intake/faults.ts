import { type FieldMessages, sayTooLong } from '@falaj/contract/fields.ts';
import type { z } from 'zod';
import type { VisitorFacts } from '../printed.ts';

type Issue = z.core.$ZodIssue;

/** The form's message about a field; undefined where it has none. */
function messageOf(name: string, issue: Issue, facts: VisitorFacts): string | undefined {
  if (name === 'start') return facts.desk.booking.why.closed;
  if (name === 'zone') return facts.desk.booking.why.zone;
  const messages = (facts.fields as Partial<Record<string, FieldMessages>>)[name];
  if (messages && issue.code === 'too_big')
    return sayTooLong(facts.form.tooLong, messages, Number(issue.maximum), facts.locale);
  return messages?.invalid ?? messages?.missing;
}

/**
 * The faults in the fields of a request, in the form's own words.
 * @returns nothing if no field of the form is at fault
 */
export function faultsOf(error: z.ZodError, facts: VisitorFacts): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const issue of error.issues) {
    const [part, name] = issue.path.map(String);
    const message = part === 'fields' && name && messageOf(name, issue, facts);
    if (message) faults[name] ??= message;
  }
  return faults;
}
