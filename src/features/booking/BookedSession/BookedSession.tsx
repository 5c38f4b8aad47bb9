import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import styles from '../FreeTimes/FreeTimes.module.css';

export interface BookedSessionProps {
  title: string;
  /** One or two sentences; in the printed page, a mark that the desk replaces. */
  text: string;
  /** Names and values as `dt` and `dd`; in the printed page, a mark that the desk replaces. */
  facts: ReactNode;
  /** The version of the booking that the visitor was shown, so that an outdated page changes nothing. */
  seen: string;
  /** Label of the list of times, and its options or a mark that the desk replaces. */
  label: string;
  times: string;
  /** The buttons that move and cancel. */
  move: string;
  cancel: string;
}

/**
 * A booked session, with forms that move or cancel it without scripts. The build prints the page once with
 * marks, which the enquiry desk fills in.
 */
export function BookedSession(props: BookedSessionProps) {
  const { title, text, facts, seen, label, times, move, cancel } = props;
  return (
    <section className={styles.page}>
      <div className={styles.head} data-theme="dusk">
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.text}>{text}</div>
        <dl className={styles.facts}>{facts}</dl>
      </div>
      <div className={styles.inner}>
        <form className={styles.form} method="post">
          <input type="hidden" name="seen" value={seen} />
          <Field id="start" label={label} wide>
            <select id="start" name="start">
              <option>{times}</option>
            </select>
          </Field>
          <div className={styles.ways}>
            <Button kind="solid" name="act" value="move">
              {move}
            </Button>
            <Button kind="outline" name="act" value="cancel">
              {cancel}
            </Button>
          </div>
        </form>
      </div>
    </section>
  );
}
