import type { HomePage } from '../../schemas/pages/home-page.ts';
import type { Words } from '../../schemas/site/words.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import styles from './Consultation.module.css';
import { SessionCard, type SessionCardProps } from './SessionCard.tsx';

export interface ConsultationProps extends Omit<HomePage['consultation'], 'sessions'> {
  sessions: Omit<SessionCardProps, 'words'>[];
  words: Words;
}

/** The kinds of session, each with its length, its place, and a link to choose a time. */
export function Consultation({ title, intro, sessions, words }: ConsultationProps) {
  const isReached = sessions.every(({ call }) => call);
  return (
    <Band id="consultation" mood="mist" labelledBy="consultation-title">
      <SectionHead id="consultation-title" title={title} intro={intro} />
      <SnapRow labelledBy="consultation-title" isReached={isReached} className={styles.area}>
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <li key={session.title}>
              <SessionCard {...session} words={words} />
            </li>
          ))}
        </ul>
      </SnapRow>
    </Band>
  );
}
