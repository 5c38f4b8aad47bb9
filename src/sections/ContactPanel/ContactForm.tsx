import type { ContactFormContent } from '../../schemas/form.ts';
import type { Words } from '../../schemas/words.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import styles from './ContactPanel.module.css';

export interface ContactFormProps extends Omit<ContactFormContent, 'title' | 'intro'> {
  /** A mailto address: without scripts the browser hands the fields to the mail program. */
  action: string;
  words: Words;
}

interface SelectProps {
  id: string;
  choose: string;
  options: { value: string; label: string }[];
}

function Select({ id, choose, options }: SelectProps) {
  return (
    <select id={id} name={id} defaultValue="">
      <option value="">{choose}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** The contact form's fields in the order of spec section 3, checked by the browser. */
export function ContactForm({
  action,
  interests,
  budgets,
  promise,
  finePrint,
  words,
}: ContactFormProps) {
  const interestOptions = interests.map((label) => ({ value: label, label }));
  return (
    <form className={styles.form} action={action} method="post" encType="text/plain">
      <Field id="first-name" label={words.firstName} required>
        <input id="first-name" type="text" name="first-name" autoComplete="given-name" required />
      </Field>
      <Field id="last-name" label={words.lastName} required>
        <input id="last-name" type="text" name="last-name" autoComplete="family-name" required />
      </Field>
      <Field id="email" label={words.email} required>
        <input id="email" name="email" type="email" autoComplete="email" required />
      </Field>
      <Field id="company" label={words.company} optional={words.optional}>
        <input id="company" type="text" name="company" autoComplete="organization" />
      </Field>
      <Field id="interest" label={words.interest}>
        <Select id="interest" choose={words.choose} options={interestOptions} />
      </Field>
      <Field id="budget" label={words.budget}>
        <Select id="budget" choose={words.choose} options={budgets} />
      </Field>
      <Field id="message-text" label={words.message} required wide>
        <textarea id="message-text" name="message" rows={5} required />
      </Field>
      <div className={styles.send}>
        <Button kind="solid">{words.send}</Button>
        <p className={styles.hint}>
          {words.sendHint} {promise}
        </p>
        <p className={styles.hint}>{finePrint}</p>
      </div>
    </form>
  );
}
