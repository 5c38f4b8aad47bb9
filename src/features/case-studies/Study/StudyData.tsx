import { formatFigure } from '../../../lib/format-figure.ts';
import type { Words } from '../../../schemas/site/words.ts';
import type { FullStudy } from '../../../schemas/studies/full-study.ts';
import { Figure } from '../../../ui/Figure/Figure.tsx';
import { Fold } from '../../../ui/Fold/Fold.tsx';
import { Results } from '../../../ui/Results/Results.tsx';
import { Tags } from '../../../ui/Tags/Tags.tsx';
import styles from './StudyData.module.css';

export interface StudyDataProps
  extends Pick<FullStudy, 'challenge' | 'solution' | 'results' | 'metrics' | 'tags'> {
  words: Words;
}

/** The story of a study and its figures, folded below what the study shows. */
export function StudyData(props: StudyDataProps) {
  const { challenge, solution, results, metrics, tags, words } = props;
  return (
    <Fold
      className={styles.data}
      summary={`${words.challenge} · ${words.solution} · ${words.results}`}
    >
      <div className={styles.story}>
        <section>
          <h3>{words.challenge}</h3>
          <p>{challenge}</p>
        </section>
        <section>
          <h3>{words.solution}</h3>
          <p>{solution}</p>
          <Tags label={words.tags} items={tags} />
        </section>
        <section className={styles.results}>
          <h3>{words.results}</h3>
          <Results results={results} place="featured" words={words} />
        </section>
      </div>
      <dl className={styles.metrics}>
        {Object.entries(metrics ?? {}).map(([label, value]) => (
          <Figure key={label} label={label} value={formatFigure(value, words.language)} />
        ))}
      </dl>
    </Fold>
  );
}
