import { LANGUAGE, NEWS, TRAP } from '@falaj/contract/fields.ts';
import { isControl, readControl } from './form-check.ts';

/** Controls that are no fields. */
const NO_FIELDS = [LANGUAGE, NEWS, TRAP];

/** A form sent sooner than this after it woke was probably not filled in by a person, in milliseconds. */
const TOO_FAST = 3000;

/** What was typed into a form. */
export interface Submission {
  /** Values by the names of the fields. */
  fields: Record<string, string>;
  consent: boolean;
  trapped: boolean;
}

const isTicked = (form: HTMLFormElement, name: string) => new FormData(form).has(name);

/** Reads what a visitor typed. The box for news, the trap and the language are not among the fields. */
export function readSubmission(form: HTMLFormElement): Submission {
  const fields: Record<string, string> = {};
  for (const control of form.elements) {
    if (!isControl(control) || NO_FIELDS.includes(control.name)) continue;
    fields[control.name] = readControl(control);
  }
  const trapped = new FormData(form).get(TRAP);
  return { fields, consent: isTicked(form, NEWS), trapped: Boolean(trapped) };
}

/**
 * Whether an enquiry looks like a program's. This is a hint for the endpoint and never a reason to refuse, since
 * browsers fill fields by themselves and people paste.
 * @param since when the form woke, as a value of `performance.now()`
 */
export const isSuspect = ({ trapped }: Submission, since: number) =>
  trapped || performance.now() - since < TOO_FAST;
