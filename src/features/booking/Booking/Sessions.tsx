import { keepOrder } from '../../../lib/keep-order.ts';
import { pageLanguage } from '../../../lib/page-language.ts';
import type { BookableSession } from '../../../schemas/forms/booking.ts';
import { Groove } from '../../../ui/Groove/Groove.tsx';
import booking from './Booking.module.css';
import { RadioOption } from './RadioOption.tsx';
import styles from './Sessions.module.css';

export interface SessionsProps {
  legend: string;
  sessions: BookableSession[];
  chosen: BookableSession | undefined;
  /** Id of the form that submits the choice where there are no scripts. */
  form?: string | undefined;
  onChoose: (session: BookableSession) => void;
}

/** The sessions as a choice. Each states its length in words and as a groove; all grooves have one scale. */
export function Sessions({ legend, sessions, chosen, form, onChoose }: SessionsProps) {
  const longest = Math.max(...sessions.map(({ minutes }) => minutes));
  return (
    <fieldset className={booking.choice}>
      <legend className={booking.legend}>{legend}</legend>
      <div className={styles.sessions}>
        {sessions.map((session) => (
          <RadioOption
            key={session.id}
            name="session"
            value={session.id}
            look="line"
            form={form}
            checked={session === chosen}
            onChoose={() => onChoose(session)}
          >
            <span className={styles.session}>
              <span className={styles.sessionTitle}>{session.title}</span>{' '}
              <span className={styles.duration}>{keepOrder(session.duration, pageLanguage())}</span>
            </span>{' '}
            <span className={styles.note}>{session.description}</span>
            <Groove className={styles.length} value={session.minutes} of={longest} />
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}
