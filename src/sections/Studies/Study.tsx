import type { ReadyStudy } from '../../lib/case-studies.ts';
import type { Words } from '../../schemas/words.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { StudyStatus } from '../../ui/FigureStatus/StudyStatus.tsx';
import { Quote } from '../../ui/Quote/Quote.tsx';
import { Results } from '../../ui/Results/Results.tsx';
import { Tags } from '../../ui/Tags/Tags.tsx';
import styles from './Study.module.css';

export type StudyProps = ReadyStudy & { words: Words };

/** One study: title, industry, metrics grid, then challenge, solution and results in columns. */
export function Study(props: StudyProps) {
  const { id, title, company, industry, challenge, solution, results, metrics, words } = props;
  const { tags, testimonial } = props;
  return (
    <article id={id} className={styles.study} aria-labelledby={`${id}-title`}>
      <div className={styles.head} data-mood="dusk">
        <p>
          <Badge kind="lead">{industry}</Badge>
        </p>
        <h3 id={`${id}-title`} className={styles.title}>
          <a className={styles.anchor} href={`#${id}`}>
            {title}
          </a>
        </h3>
        <p className={styles.company}>
          {company} · <StudyStatus status={props.status} words={words} />
        </p>
        <dl className={styles.metrics}>
          {Object.entries(metrics ?? {}).map(([label, value]) => (
            <Figure key={label} label={label} value={value} />
          ))}
        </dl>
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
        <section>
          <h4>{words.results}</h4>
          <Results results={results} place="featured" />
        </section>
      </div>
      <div className={styles.foot}>
        {testimonial && <Quote {...testimonial} />}
        <Tags label={words.tags} items={tags} />
      </div>
    </article>
  );
}
