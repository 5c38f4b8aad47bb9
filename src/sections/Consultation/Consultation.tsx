import type { HomePage } from '../../schemas/home-page.ts';
import type { Words } from '../../schemas/words.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './Consultation.module.css';
import { SessionCard, type SessionCardProps } from './SessionCard.tsx';

export interface ConsultationProps extends Omit<HomePage['consultation'], 'sessions'> {
  sessions: Omit<SessionCardProps, 'words'>[];
  words: Words;
}

/** Kinds of session, each with its length, its place and where a time for it is chosen. */
export function Consultation({ title, intro, sessions, words }: ConsultationProps) {
  const list = (
    <ul>
      {sessions.map((session) => (
        <li key={session.title}>
          <SessionCard {...session} words={words} />
        </li>
      ))}
    </ul>
  );
  // The keyboard scrolls the row from link to link; where links are missing the row is a stop itself (WCAG 2.1.1).
  const isReached = sessions.every(({ call }) => call);
  return (
    <Band id="consultation" mood="mist" labelledBy="consultation-title">
      <SectionHead id="consultation-title" title={title} intro={intro} />
      {isReached ? (
        <div className={styles.sessions}>{list}</div>
      ) : (
        <scroll-area
          className={styles.sessions}
          role="group"
          aria-labelledby="consultation-title"
          tabIndex={0}
        >
          {list}
        </scroll-area>
      )}
    </Band>
  );
}
