import { BeforeAfter } from '../../../illustrations/BeforeAfter/BeforeAfter.tsx';
import type { BeforeAndAfter } from '../../../illustrations/BeforeAfter/change.ts';
import type { Words } from '../../../schemas/site/words.ts';
import { StudyStatus } from '../../../ui/FigureStatus/StudyStatus.tsx';
import type { ReadyStudy } from '../case-studies.ts';
import styles from './StudyHead.module.css';
import { StudyRelief } from './StudyRelief.tsx';

export type StudyHeadProps = ReadyStudy & {
  change?: BeforeAndAfter | undefined;
  /** Whether the relief stands at the start and the words at the end, so that neighbours differ. */
  mirrored?: boolean | undefined;
  words: Words;
};

/** The head of a study: its relief, and beside it the headline over what changed. */
export function StudyHead({ change, ...study }: StudyHeadProps) {
  const { id, title, company, industry, status, picture, mirrored, words } = study;
  return (
    <div className={mirrored ? `${styles.head} ${styles.mirrored}` : styles.head} data-mood="dusk">
      {picture && <StudyRelief picture={picture} mirrored={mirrored} />}
      <div className={styles.words}>
        <p className={styles.facts}>
          <strong>{industry}</strong> · {company}
          {'\u00a0'}· <StudyStatus status={status} words={words} />
        </p>
        <h3 id={`${id}-title`} className={styles.title}>
          <a className={styles.anchor} href={`#${id}`}>
            {title}
          </a>
        </h3>
        {change && <BeforeAfter {...change} words={words} />}
      </div>
    </div>
  );
}
