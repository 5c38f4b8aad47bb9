import type { DeskFacts } from '@falaj/contract/desk-facts.ts';
import type { z } from 'zod';

/** The form's messages, by the name of the field. */
const wordsOf = ({ errors, desk }: DeskFacts): Record<string, string> => ({
  'first-name': errors.firstName,
  'last-name': errors.lastName,
  email: errors.emailInvalid,
  message: errors.message,
  start: desk.booking.why.closed,
});

/**
 * The faults in the fields of a request, in the form's own words.
 * @returns undefined if no field of the form is at fault, or one is only too long
 */
export function faultsOf(error: z.ZodError, facts: DeskFacts): Record<string, string> {
  const words = wordsOf(facts);
  const faults: Record<string, string> = {};
  for (const { path, code } of error.issues) {
    const name = String(path[1] ?? '');
    if (path[0] === 'fields' && words[name] && code !== 'too_big') faults[name] = words[name];
  }
  return faults;
}
