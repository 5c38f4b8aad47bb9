import { Field } from '../../../ui/Field/Field.tsx';
import type { FieldErrors } from '../../messages/form-check.ts';
import type { BookingWords } from '../booking-words.ts';

export interface PersonFieldsProps {
  /** Begins the ids of the fields, since another form on the page may have fields with the same names. */
  prefix: string;
  /** The initial values of the fields, by their names. */
  typed?: Partial<Record<string, string>> | undefined;
  errors: FieldErrors;
  words: BookingWords;
}

/** The fields about the person who books a session and what it should be about. They are uncontrolled inputs. */
export function PersonFields({ prefix, typed = {}, errors, words }: PersonFieldsProps) {
  const control = (name: string) => {
    const id = `${prefix}${name}`;
    const wrong = errors[name] !== undefined;
    return {
      id,
      name,
      defaultValue: typed[name],
      'aria-invalid': wrong || undefined,
      'aria-describedby': wrong ? `${id}-error` : undefined,
    };
  };
  const labelled = (name: string, label: string) => ({
    id: `${prefix}${name}`,
    label,
    error: errors[name],
  });
  const text = (name: string) => ({ ...control(name), type: 'text', dir: 'auto' });
  return (
    <>
      <Field {...labelled('first-name', words.firstName)} required>
        <input {...text('first-name')} autoComplete="given-name" maxLength={200} required />
      </Field>
      <Field {...labelled('last-name', words.lastName)} required>
        <input {...text('last-name')} autoComplete="family-name" maxLength={200} required />
      </Field>
      <Field {...labelled('email', words.email)} required>
        <input {...control('email')} type="email" autoComplete="email" maxLength={254} required />
      </Field>
      <Field {...labelled('company', words.company)} optional={words.optional}>
        <input {...text('company')} autoComplete="organization" maxLength={200} />
      </Field>
      <Field {...labelled('message', words.message)} optional={words.optional} wide>
        <textarea {...control('message')} rows={4} dir="auto" maxLength={20_000} />
      </Field>
    </>
  );
}
