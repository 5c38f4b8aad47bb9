import type { ContactFormContent } from '../../../schemas/forms/form.ts';
import { Field } from '../../../ui/Field/Field.tsx';
import type { FieldErrors } from '../form-check.ts';
import type { FormWords } from '../form-words.ts';

/** Id of a field. The band around the form already has the id `message`. */
export const fieldId = (name: string) => (name === 'message' ? 'message-text' : name);

/** The attributes that all controls of the form share: name, id, direction and error (WCAG 3.3.1). */
function common(name: string, errors: FieldErrors) {
  const id = fieldId(name);
  const wrong = errors[name] !== undefined;
  return {
    id,
    name,
    'aria-invalid': wrong || undefined,
    'aria-describedby': wrong ? `${id}-error` : undefined,
  };
}

export interface MessageFieldsProps extends Pick<ContactFormContent, 'interests' | 'budgets'> {
  errors: FieldErrors;
  words: FormWords;
}

/**
 * The fields in their order (docs/site-rules.md#contact-form). They are uncontrolled, so they keep what was
 * typed before the island woke.
 */
export function MessageFields(props: MessageFieldsProps) {
  const { interests, budgets, errors, words } = props;
  const labelled = (name: string, label: string) => ({
    id: fieldId(name),
    label,
    error: errors[name],
  });
  const text = (name: string) => ({ ...common(name, errors), type: 'text', dir: 'auto' });
  return (
    <>
      <Field {...labelled('first-name', words.firstName)} required>
        <input {...text('first-name')} autoComplete="given-name" required />
      </Field>
      <Field {...labelled('last-name', words.lastName)} required>
        <input {...text('last-name')} autoComplete="family-name" required />
      </Field>
      <Field {...labelled('email', words.email)} required>
        <input {...common('email', errors)} type="email" autoComplete="email" required />
      </Field>
      <Field {...labelled('company', words.company)} optional={words.optional}>
        <input {...text('company')} autoComplete="organization" />
      </Field>
      <Field {...labelled('interest', words.interest)}>
        <select {...common('interest', errors)}>
          <option value="">{words.choose}</option>
          {interests.map((label) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field {...labelled('budget', words.budget)}>
        <select {...common('budget', errors)}>
          <option value="">{words.choose}</option>
          {budgets.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field {...labelled('message', words.message)} required wide>
        <textarea {...common('message', errors)} rows={5} dir="auto" required />
      </Field>
    </>
  );
}
