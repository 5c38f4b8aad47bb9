import { splitChange } from '../../../illustrations/BeforeAfter/change.ts';
import { formatFigure } from '../../../lib/format-figure.ts';
import { Figure } from '../../../ui/Figure/Figure.tsx';
import { Quote } from '../../../ui/Quote/Quote.tsx';
import { Tags } from '../../../ui/Tags/Tags.tsx';
import styles from './Study.module.css';
import { StudyHead, type StudyHeadProps } from './StudyHead.tsx';
import { StudyPath } from './StudyPath.tsx';

export type StudyProps = Omit<StudyHeadProps, 'change'>;

/** A study: what changed, its figures and a quote, and the way from challenge to results. */
export function Study(props: StudyProps) {
  const { id, challenge, solution, results, metrics, tags, testimonial, mirrored, words } = props;
  const { change, others } = splitChange(results);
  return (
    <article id={id} className={styles.study} aria-labelledby={`${id}-title`}>
      <StudyHead {...props} change={change} />
      <div className={mirrored ? `${styles.proof} ${styles.mirrored}` : styles.proof}>
        <div className={styles.figures}>
          <dl className={styles.metrics}>
            {Object.entries(metrics ?? {}).map(([label, value]) => (
              <Figure key={label} label={label} value={formatFigure(value, words.language)} />
            ))}
          </dl>
          <Tags label={words.tags} items={tags} />
        </div>
        {testimonial && <Quote {...testimonial} size="large" />}
      </div>
      <StudyPath
        challenge={challenge}
        solution={solution}
        results={others.length > 0 ? others : results}
        words={words}
      />
    </article>
  );
}
