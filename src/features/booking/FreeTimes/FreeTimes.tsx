import { type FieldsMessages, LANGUAGE } from '@falaj/contract/fields.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { FormFields } from '../../forms/FormFields/FormFields.tsx';
import { Honeypot } from '../../forms/Honeypot/Honeypot.tsx';
import type { BookingMessages } from '../booking-messages.ts';
import styles from './FreeTimes.module.css';

export interface FreeTimesProps {
  title: string;
  /** One or two sentences; in the printed page, a mark that the desk replaces. */
  text: string;
  /** The options of the three lists; in the printed page, marks that the desk replaces. */
  sessions: string;
  zones: string;
  times: string;
  /** What a visitor typed and chose before, by the names of the fields. */
  typed: Partial<Record<string, string>>;
  /** Language of the page, in which the desk answers. */
  language: string;
  labels: { session: string; zone: string; time: string };
  /** The labels of the button that shows times and of the one that books. */
  show: string;
  book: string;
  /** The messages of the fields, from content/pages/contact.yaml. */
  fields: FieldsMessages;
  messages: BookingMessages;
}

/**
 * Free times and the fields to book one of them, in forms that need no script. The build prints the page once
 * with marks, which the enquiry desk fills in.
 */
export function FreeTimes(props: FreeTimesProps) {
  const { title, text, sessions, zones, times, typed, labels, show, book, fields, messages } =
    props;
  const language = <input type="hidden" name={LANGUAGE} value={props.language} />;
  return (
    <section className={styles.page}>
      <div className={styles.head} data-theme="dusk">
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.text}>{text}</div>
      </div>
      <div className={styles.inner}>
        <form className={styles.form} action="/api/times">
          {language}
          <Field id="session" label={labels.session} wide>
            <select id="session" name="session">
              <option>{sessions}</option>
            </select>
          </Field>
          <Field id="zone" label={labels.zone} wide>
            <select id="zone" name="zone">
              <option>{zones}</option>
            </select>
          </Field>
          <div className={styles.send}>
            <Button kind="outline">{show}</Button>
          </div>
        </form>
        <form className={styles.form} action="/api/in" method="post">
          {language}
          <input type="hidden" name="session" value={typed.session} />
          <input type="hidden" name="zone" value={typed.zone} />
          <Field id="start" label={labels.time} required wide>
            <select id="start" name="start" required>
              <option>{times}</option>
            </select>
          </Field>
          <FormFields
            form="booking"
            fields={fields}
            idOf={(name) => name}
            typed={typed}
            errors={{}}
            rows={4}
            messages={messages}
          />
          <Honeypot id="website" label={messages.form.trap} />
          <div className={styles.send}>
            <Button kind="solid">{book}</Button>
          </div>
        </form>
      </div>
    </section>
  );
}
