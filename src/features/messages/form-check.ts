import { type FieldsWords, type FormName, fieldsIn } from '@falaj/contract/fields.ts';
import { isMailAddress } from '@falaj/contract/mail-address.ts';

/** The messages about fields that are wrong, by their names, in the order of the form. */
export type FieldErrors = Record<string, string>;

/** The message for an empty field, and the one for a value that the browser refuses. */
export interface FieldMessages {
  missing?: string | undefined;
  invalid?: string | undefined;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element is a field that a visitor fills. */
export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isRight = ({ type, value, validity }: Control) =>
  type === 'email' && value ? isMailAddress(value.trim()) : validity.valid;

/** The messages about the fields of a form that can be wrong, by their names. */
export const messagesOf = (form: FormName, words: FieldsWords): Record<string, FieldMessages> =>
  Object.fromEntries(
    fieldsIn(form)
      .filter(({ kind, forms }) => forms[form] === 'required' || kind === 'email')
      .map(({ name }) => [name, words[name]]),
  );

/** What is wrong with a field. A value of spaces alone counts as empty. */
export function faultOf(
  control: Control,
  messages: Record<string, FieldMessages>,
): string | undefined {
  const own = messages[control.name];
  if (!own) return undefined;
  if (control.required && control.value.trim() === '') return own.missing;
  return isRight(control) ? undefined : (own.invalid ?? own.missing);
}

/** Everything that is wrong with a form, in its order. */
export function faultsOf(
  form: HTMLFormElement,
  messages: Record<string, FieldMessages>,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const control of form.elements) {
    const fault = isControl(control) && faultOf(control, messages);
    if (fault) errors[control.name] = fault;
  }
  return errors;
}

/**
 * The errors with that of one field replaced; the same object if nothing changed, so that React does not render
 * again.
 */
export function withFault(errors: FieldErrors, name: string, fault?: string): FieldErrors {
  if (errors[name] === fault) return errors;
  const { [name]: _before, ...others } = errors;
  return fault ? { ...others, [name]: fault } : others;
}
