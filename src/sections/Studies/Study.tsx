import { splitChange } from '../../lib/change.ts';
import { formatFigure } from '../../lib/format-figure.ts';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { Quote } from '../../ui/Quote/Quote.tsx';
import { Results } from '../../ui/Results/Results.tsx';
import { Tags } from '../../ui/Tags/Tags.tsx';
import styles from './Study.module.css';
import { StudyHead, type StudyHeadProps } from './StudyHead.tsx';

export type StudyProps = Omit<StudyHeadProps, 'change'>;

/** One study: what changed, over figures and a quote, over challenge, solution and the other results in columns. */
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
              <Figure key={label} label={label} value={formatFigure(value)} />
            ))}
          </dl>
          <Tags label={words.tags} items={tags} />
        </div>
        {testimonial && <Quote {...testimonial} size="large" />}
      </div>
      <div className={styles.columns}>
        <section>
          <h4>{words.challenge}</h4>
          <p className={styles.text}>{challenge}</p>
        </section>
        <section>
          <h4>{words.solution}</h4>
          <p className={styles.text}>{solution}</p>
        </section>
        <section className={styles.results}>
          <h4>{words.results}</h4>
          <Results results={others.length > 0 ? others : results} place="featured" />
        </section>
      </div>
    </article>
  );
}
