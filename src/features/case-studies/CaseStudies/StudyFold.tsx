import type { Words } from '../../../schemas/site/words.ts';
import { StudyStatus } from '../../../ui/FigureStatus/StudyStatus.tsx';
import { Fold } from '../../../ui/Fold/Fold.tsx';
import { Results } from '../../../ui/Results/Results.tsx';
import type { ReadyStudy } from '../case-studies.ts';
import styles from './StudyFold.module.css';
import { StudyStory } from './StudyStory.tsx';

export type StudyFoldProps = ReadyStudy & { words: Words };

/** A further study in a line, which unfolds its story and its first two results. */
export function StudyFold(props: StudyFoldProps) {
  const { id, title, industry, challenge, solution, results, words } = props;
  return (
    <article id={`case-${id}`} aria-labelledby={`case-${id}-title`}>
      <Fold
        summary={
          <h3 id={`case-${id}-title`} className={styles.title}>
            {title} <span className={styles.industry}>{industry}</span>
          </h3>
        }
        summaryClassName={styles.summary}
      >
        <div className={styles.study}>
          <StudyStory challenge={challenge} solution={solution} words={words} />
          <Results results={results} place="card" words={words} />
          <StudyStatus status={props.status} words={words} />
        </div>
      </Fold>
    </article>
  );
}
