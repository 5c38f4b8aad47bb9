import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import styles from '../FreeTimes/FreeTimes.module.css';

export interface BookedSessionProps {
  title: string;
  /** One or two sentences, or what stands in their place. */
  text: string;
  /** Names and values: `dt` and `dd`, or what stands in their place. */
  facts: ReactNode;
  /** The version of the booking that is shown. */
  seen: string;
  /** Label of the list of times, and what stands for its options. */
  label: string;
  times: string;
  /** The buttons that move and cancel. */
  move: string;
  cancel: string;
}

/**
 * The session that a visitor has booked, and a form without scripts that moves or cancels it. The build prints it once with marks,
 * and the enquiry desk fills these in.
 */
export function BookedSession(props: BookedSessionProps) {
  const { title, text, facts, seen, label, times, move, cancel } = props;
  return (
    <section className={styles.page}>
      <div className={styles.head} data-mood="dusk">
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
