import type { CaseStudy } from '../../../schemas/offer/case-study.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import styles from './StudyStory.module.css';

export interface StudyStoryProps extends Pick<CaseStudy, 'challenge' | 'solution'> {
  messages: Pick<Messages, 'challenge' | 'solution'>;
}

/** Challenge and solution of a study, beside each other where there is room. */
export function StudyStory({ challenge, solution, messages }: StudyStoryProps) {
  return (
    <div className={styles.story}>
      <p>
        <strong>{messages.challenge}.</strong> {challenge}
      </p>
      <p>
        <strong>{messages.solution}.</strong> {solution}
      </p>
    </div>
  );
}
