import type { Messages } from '../../../schemas/site/messages.ts';
import { StudyStatus } from '../../../ui/FigureStatus/StudyStatus.tsx';
import { Fold } from '../../../ui/Fold/Fold.tsx';
import { Results } from '../../../ui/Results/Results.tsx';
import type { ReadyStudy } from '../case-studies.ts';
import styles from './StudyFold.module.css';
import { StudyStory } from './StudyStory.tsx';

export type StudyFoldProps = ReadyStudy & { messages: Messages };

/** A further study in a line, which unfolds its story and its first two results. */
export function StudyFold(props: StudyFoldProps) {
  const { id, title, industry, challenge, solution, results, messages } = props;
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
          <StudyStory challenge={challenge} solution={solution} messages={messages} />
          <Results results={results} place="card" messages={messages} />
          <StudyStatus status={props.status} messages={messages} />
        </div>
      </Fold>
    </article>
  );
}
