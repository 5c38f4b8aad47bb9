import { fill } from './fill.ts';
import { isMailAddress } from './mail-address.ts';
import { isPhoneNumber } from './phone-number.ts';
import { type FieldKind, typedText } from './plain-text.ts';

/** The forms whose fields stand in the table below: the contact form, and the one that books a session. */
export type FormName = 'message' | 'booking';

/** Whether a value that was typed is one of its kind, where a kind has a format. */
const FORMATS: Partial<Record<FieldKind, (value: string) => boolean>> = {
  email: isMailAddress,
  tel: isPhoneNumber,
};

/** Whether a kind of field has a format, so that a value can be wrong. */
export const hasFormat = (kind: FieldKind) => kind in FORMATS;

/** Whether a value, as it is kept, is one of its kind. */
export const isOfKind = (kind: FieldKind, value: string) => FORMATS[kind]?.(value) ?? true;

/** A field of a form, without its messages, which stand in content/pages/contact.yaml. */
export interface FormField {
  /** Its name in the page, in what is posted, and in the content: words of small letters with hyphens. */
  name: string;
  kind: FieldKind;
  /** The longest value that the desk takes, in UTF-16 code units of `typedText`, as a browser counts them. */
  longest: number;
  /** What the browser may fill in, such as `given-name` (HTML, 4.10.18.7.1). */
  autocomplete?: string;
  /** The forms that have it, and whether it has to be filled in there. */
  forms: Partial<Record<FormName, 'required' | 'optional'>>;
}

/**
 * Every field that a visitor fills in, in the order of the forms. Form, checks, payload, e-mails, inbox, export and CSV
 * go through this list (docs/add-a-form-field.md).
 */
const FIELDS = [
  {
    name: 'first-name',
    kind: 'text',
    longest: 200,
    autocomplete: 'given-name',
    forms: { message: 'required', booking: 'required' },
  },
  {
    name: 'last-name',
    kind: 'text',
    longest: 200,
    autocomplete: 'family-name',
    forms: { message: 'required', booking: 'required' },
  },
  {
    name: 'email',
    kind: 'email',
    // RFC 5321, 4.5.3.1: no mailbox has a longer address.
    longest: 254,
    autocomplete: 'email',
    forms: { message: 'required', booking: 'required' },
  },
  {
    name: 'company',
    kind: 'text',
    longest: 200,
    autocomplete: 'organization',
    forms: { message: 'optional', booking: 'optional' },
  },
  { name: 'interest', kind: 'select', longest: 200, forms: { message: 'optional' } },
  { name: 'budget', kind: 'select', longest: 200, forms: { message: 'optional' } },
  {
    name: 'message',
    kind: 'paragraphs',
    longest: 20_000,
    forms: { message: 'required', booking: 'optional' },
  },
] as const satisfies FormField[];

type Row = (typeof FIELDS)[number];
export type FieldName = Row['name'];
/** The names of the fields that a form has. */
export type FieldOf<Form extends FormName> = Extract<Row, { forms: Record<Form, string> }>['name'];
/** The names of the lists from which a visitor chooses. */
export type SelectName = Extract<Row, { kind: 'select' }>['name'];

/** Every field, with one common type. */
export const fields: readonly (FormField & { name: FieldName })[] = FIELDS;

/** The fields of a form, in their order. */
export const fieldsIn = (form: FormName) => fields.filter(({ forms }) => forms[form]);

/** The names of the lists from which a visitor chooses. */
export const SELECTS = fields.flatMap(({ name, kind }) =>
  kind === 'select' ? name : [],
) as SelectName[];

/** An option of a list. */
export interface FieldOption {
  /** What is posted and kept; without one, the label. */
  value?: string | undefined;
  label: string;
  /** The label as texts of the site say it within a sentence. */
  inText?: string | undefined;
}

/** The messages of a field. */
export interface FieldMessages {
  label: string;
  /** What staff read in the inbox, where that is shorter. */
  short?: string | undefined;
  /** What is said where it has to be filled in and is not, and where a value is not right. */
  missing?: string | undefined;
  invalid?: string | undefined;
  options?: FieldOption[] | undefined;
}

/** The messages of all fields, by their names. */
export type FieldsMessages = Record<FieldName, FieldMessages>;

/** What was typed into a form, by the names of its fields. */
export type FieldValues = Partial<Record<string, string>>;

/** What is posted and kept of an option. */
export const optionValue = ({ value, label }: FieldOption) => value ?? label;

/** What was typed into a field, as it is checked, counted and kept (plain-text.ts). */
export const readField = (name: string, text: string) =>
  typedText(fields.find((field) => field.name === name)?.kind ?? 'text', text);

/**
 * What is said of a value that is longer than its field takes. It stays the same while the value is shortened, so that
 * no key makes a screen reader say it again.
 * @param sentence of the content, with {label} and {limit}
 * @param locale for the number, such as en-AE
 */
export const sayTooLong = (
  sentence: string,
  { label }: Pick<FieldMessages, 'label'>,
  limit: number,
  locale: string,
) => fill(sentence, { label, limit: limit.toLocaleString(locale) });

/** A value as a person reads it: an option of a list by its label. */
export const sayValue = ({ options = [] }: FieldMessages, value: string) =>
  options.find((option) => optionValue(option) === value)?.label ?? value;

/** The names of the box for news, of the trap and of the language of the page, which are no fields. */
export const NEWS = 'news';
export const TRAP = 'website';
export const LANGUAGE = 'language';
