import type { DeskFacts } from '@falaj/contract/desk-facts.ts';
import type { FieldWords } from '@falaj/contract/fields.ts';
import type { z } from 'zod';

/** The form's message about a field; undefined where it has none. */
function messageOf(name: string, { fields, desk }: DeskFacts): string | undefined {
  if (name === 'start') return desk.booking.why.closed;
  if (name === 'zone') return desk.booking.why.zone;
  const words = (fields as Partial<Record<string, FieldWords>>)[name];
  return words?.invalid ?? words?.missing;
}

/**
 * The faults in the fields of a request, in the form's own words.
 * @returns undefined if no field of the form is at fault, or one is only too long
 */
export function faultsOf(error: z.ZodError, facts: DeskFacts): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, code } of error.issues) {
    const name = String(path[1] ?? '');
    const message = path[0] === 'fields' && code !== 'too_big' && messageOf(name, facts);
    if (message) faults[name] = message;
  }
  return faults;
}
