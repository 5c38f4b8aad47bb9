import type { Messages } from '../../../schemas/site/messages.ts';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { FigureStatus } from '../../../ui/FigureStatus/FigureStatus.tsx';
import { Results } from '../../../ui/Results/Results.tsx';
import type { ReadyStudy } from '../case-studies.ts';
import styles from './StudyDisclosure.module.css';
import { StudyStory } from './StudyStory.tsx';

export type StudyDisclosureProps = ReadyStudy & { messages: Messages };

/** A further study in a line, which expands its story and its first two results. */
export function StudyDisclosure(props: StudyDisclosureProps) {
  const { id, title, industry, challenge, solution, results, messages } = props;
  return (
    <article id={`case-${id}`} aria-labelledby={`case-${id}-title`}>
      <Disclosure
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
          <FigureStatus status={props.status} isNamed messages={messages} />
        </div>
      </Disclosure>
    </article>
  );
}
