import type { HomePage } from '../../schemas/home-page.ts';
import type { Words } from '../../schemas/words.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './Consultation.module.css';
import { SessionCard } from './SessionCard.tsx';

export type ConsultationProps = HomePage['consultation'] & { words: Words };

/** Kinds of session, each with its length, its place and where a time for it is chosen. */
export function Consultation({ title, intro, sessions, words }: ConsultationProps) {
  return (
    <Band id="consultation" mood="mist" labelledBy="consultation-title">
      <SectionHead id="consultation-title" title={title} intro={intro} />
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.title}>
            <SessionCard {...session} words={words} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
