import type { Change } from '../../lib/change.ts';
import { BeforeAfter } from '../../ui/BeforeAfter/BeforeAfter.tsx';
import { StudyStatus } from '../../ui/FigureStatus/StudyStatus.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { StudyProps } from './Study.tsx';
import styles from './StudyHead.module.css';

export type StudyHeadProps = StudyProps & { change?: Change | undefined };

/** The head of a study: its relief, and beside it the headline over what changed. */
export function StudyHead({ change, ...study }: StudyHeadProps) {
  const { id, title, company, industry, status, picture, mirrored, words } = study;
  return (
    <div className={mirrored ? `${styles.head} ${styles.mirrored}` : styles.head} data-mood="dusk">
      {picture && (
        <div className={styles.ground}>
          <Picture picture={picture} className={styles.picture} />
        </div>
      )}
      <div className={styles.said}>
        <p className={styles.facts}>
          <strong>{industry}</strong> · {company} · <StudyStatus status={status} words={words} />
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
