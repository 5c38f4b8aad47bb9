import { formatDuration } from '../../lib/duration.ts';
import type { HomePage } from '../../schemas/home-page.ts';
import type { Words } from '../../schemas/words.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './Consultation.module.css';
import { SessionCard } from './SessionCard.tsx';

export type ConsultationProps = HomePage['consultation'] & { words: Words };

/** Three kinds of session, then the three steps that follow. */
export function Consultation({
  title,
  intro,
  sessions,
  stepsTitle,
  steps,
  words,
}: ConsultationProps) {
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
      <h3 className={styles.stepsTitle}>{stepsTitle}</h3>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <p className={styles.number} aria-hidden="true">
              {index + 1}
            </p>
            <h4>{step.title}</h4>
            <p className={styles.duration}>{formatDuration(step.duration, words.ongoing)}</p>
            <p>{step.description}</p>
            <BenefitList items={step.deliverables} />
          </li>
        ))}
      </ol>
    </Band>
  );
}
