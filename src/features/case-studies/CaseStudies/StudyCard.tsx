import type { Words } from '../../../schemas/site/words.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { StudyStatus } from '../../../ui/FigureStatus/StudyStatus.tsx';
import { Results } from '../../../ui/Results/Results.tsx';
import type { ReadyStudy } from '../case-studies.ts';
import styles from './CaseStudies.module.css';
import { StudyStory } from './StudyStory.tsx';

export type StudyCardProps = ReadyStudy & { words: Words };

/** A further study in brief, with its first two results. */
export function StudyCard(props: StudyCardProps) {
  const { id, title, industry, challenge, solution, results, words } = props;
  return (
    <Card>
      <article id={`case-${id}`} className={styles.card} aria-labelledby={`case-${id}-title`}>
        <p>
          <Badge>{industry}</Badge> <StudyStatus status={props.status} words={words} />
        </p>
        <h3 id={`case-${id}-title`}>{title}</h3>
        <div className={styles.line}>
          <StudyStory challenge={challenge} solution={solution} words={words} />
        </div>
        <div className={styles.foot}>
          <Results results={results} place="card" words={words} />
        </div>
      </article>
    </Card>
  );
}
