import type { CaseStudy } from '../../../schemas/offer/case-study.ts';
import type { Words } from '../../../schemas/site/words.ts';
import { Fold } from '../../../ui/Fold/Fold.tsx';
import { Results } from '../../../ui/Results/Results.tsx';
import styles from './StudyPath.module.css';

export interface StudyPathProps extends Pick<CaseStudy, 'challenge' | 'solution' | 'results'> {
  words: Pick<Words, 'challenge' | 'solution' | 'results' | 'language'>;
}

/** Challenge, solution and results of a study, joined by the channel. On a phone they fold below the figures. */
export function StudyPath({ challenge, solution, results, words }: StudyPathProps) {
  return (
    <Fold onPhone summary={`${words.challenge} · ${words.solution} · ${words.results}`}>
      <div className={styles.path}>
        <section className={styles.challenge}>
          <h4>{words.challenge}</h4>
          <p>{challenge}</p>
        </section>
        <section className={styles.solution}>
          <h4>{words.solution}</h4>
          <p>{solution}</p>
        </section>
        <section className={styles.results} data-mood="dusk">
          <h4>{words.results}</h4>
          <Results results={results} place="featured" words={words} />
        </section>
      </div>
    </Fold>
  );
}
