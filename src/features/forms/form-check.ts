import {
  type FieldMessages,
  type FieldsMessages,
  type FormName,
  fields,
  fieldsIn,
  isOfKind,
  readField,
  sayTooLong,
} from '@falaj/contract/fields.ts';
import { pageLanguage } from '../../lib/page-language.ts';

/** The errorMessages about fields that are wrong, by their names, in the order of the form. */
export type FieldErrors = Record<string, string>;

/** The errorMessages about a field that is empty or wrong, and about a value that is too long. */
export interface ErrorMessages {
  missing?: string | undefined;
  invalid?: string | undefined;
  /** The message for a value of a length; undefined where the field takes it. */
  tooLong?: ((length: number) => string | undefined) | undefined;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element is a field that a visitor fills. */
export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** What was typed into a field, as the desk would keep it. */
export const readControl = ({ name, value }: Control) => readField(name, value);

const isRight = ({ type, validity }: Control, value: string) =>
  (type === 'email' || type === 'tel') && value ? isOfKind(type, value) : validity.valid;

/**
 * The message for values that are longer than a field takes, by their lengths.
 * @param sentence with {label} and {limit}
 */
export function checkLength(
  name: string,
  messages: Pick<FieldMessages, 'label'>,
  sentence: string,
) {
  const { longest } = fields.find((field) => field.name === name) ?? { longest: Infinity };
  return (length: number) =>
    length > longest ? sayTooLong(sentence, messages, longest, pageLanguage()) : undefined;
}

/**
 * The errorMessages about the fields of a form, by their names.
 * @param tooLong sentence about a value that is longer than the desk takes; without it any length will do
 */
export const errorMessagesOf = (
  form: FormName,
  messages: FieldsMessages,
  tooLong?: string,
): Record<string, ErrorMessages> =>
  Object.fromEntries(
    fieldsIn(form).map(({ name }) => [
      name,
      {
        ...messages[name],
        ...(tooLong && { tooLong: checkLength(name, messages[name], tooLong) }),
      },
    ]),
  );

/** What is wrong with a field. A value of spaces alone, or of characters that nobody sees, counts as empty. */
export function faultOf(
  control: Control,
  errorMessages: Record<string, ErrorMessages>,
): string | undefined {
  const own = errorMessages[control.name];
  if (!own) return undefined;
  const value = readControl(control);
  if (control.required && value === '') return own.missing;
  const tooLong = own.tooLong?.(value.length);
  if (tooLong) return tooLong;
  return isRight(control, value) ? undefined : (own.invalid ?? own.missing);
}

/** Everything that is wrong with a form, in its order. */
export function faultsOf(
  form: HTMLFormElement,
  errorMessages: Record<string, ErrorMessages>,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const control of form.elements) {
    const fault = isControl(control) && faultOf(control, errorMessages);
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
