import {
  type FieldsMessages,
  type FormName,
  fieldsIn,
  optionValue,
} from '@falaj/contract/fields.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import { Field } from '../../../ui/Field/Field.tsx';
import type { FieldErrors } from '../form-check.ts';
import { LengthCount } from './LengthCount.tsx';

export interface FormFieldsProps {
  form: FormName;
  /** The messages of the fields, from content/pages/contact.yaml. */
  fields: FieldsMessages;
  /** The id of a field's control, since a page may have two forms and other parts with the same names. */
  idOf: (name: string) => string;
  /** The initial values of the fields, by their names. */
  typed?: Partial<Record<string, string>> | undefined;
  errors: FieldErrors;
  /** Whether the desk gets it, which takes no more than a length: near that, characters are counted. */
  limited?: boolean | undefined;
  /** Lines of a field for paragraphs. */
  rows: number;
  messages: Pick<Messages, 'optional' | 'choose' | 'form'>;
}

/**
 * The fields of a form in their order (docs/site-rules.md#contact-form). They are uncontrolled, so they keep what was
 * typed before the island woke. A field says what is wrong with it (WCAG 3.3.1).
 */
export function FormFields(props: FormFieldsProps) {
  const { form, fields, idOf, typed = {}, errors, limited, rows, messages } = props;
  const shown = fieldsIn(form);
  const control = ({ name, kind, forms, longest, autocomplete }: (typeof shown)[number]) => {
    const id = idOf(name);
    const wrong = errors[name] !== undefined;
    const isCounted = limited && kind === 'paragraphs';
    const common = {
      id,
      name,
      'aria-invalid': wrong || undefined,
      'aria-describedby':
        [wrong && `${id}-error`, isCounted && `${id}-count`].filter(Boolean).join(' ') || undefined,
      defaultValue: typed[name],
      required: forms[form] === 'required' || undefined,
    };
    if (kind === 'paragraphs')
      return (
        <>
          <textarea {...common} rows={rows} dir="auto" />
          {isCounted && <LengthCount field={id} longest={longest} messages={messages.form} />}
        </>
      );
    if (kind === 'email' || kind === 'tel')
      return <input {...common} type={kind} autoComplete={autocomplete} />;
    if (kind === 'text')
      return <input {...common} type="text" dir="auto" autoComplete={autocomplete} />;
    return (
      <select {...common}>
        <option value="">{messages.choose}</option>
        {fields[name].options?.map((option) => (
          <option key={optionValue(option)} value={optionValue(option)}>
            {option.label}
          </option>
        ))}
      </select>
    );
  };
  return shown.map((field) => {
    const { name, kind, forms } = field;
    const isRequired = forms[form] === 'required';
    // A list may be left at its first option, and says so there.
    const isOptional = !isRequired && kind !== 'select';
    return (
      <Field
        key={name}
        id={idOf(name)}
        label={fields[name].label}
        error={errors[name]}
        required={isRequired}
        optional={isOptional ? messages.optional : undefined}
        wide={kind === 'paragraphs'}
      >
        {control(field)}
      </Field>
    );
  });
}
