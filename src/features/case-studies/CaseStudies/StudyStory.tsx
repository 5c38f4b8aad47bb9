import type { CaseStudy } from '../../../schemas/offer/case-study.ts';
import type { Words } from '../../../schemas/site/words.ts';
import styles from './StudyStory.module.css';

export interface StudyStoryProps extends Pick<CaseStudy, 'challenge' | 'solution'> {
  words: Pick<Words, 'challenge' | 'solution'>;
}

/** Challenge and solution of a study, beside each other where there is room. */
export function StudyStory({ challenge, solution, words }: StudyStoryProps) {
  return (
    <div className={styles.story}>
      <p>
        <strong>{words.challenge}.</strong> {challenge}
      </p>
      <p>
        <strong>{words.solution}.</strong> {solution}
      </p>
    </div>
  );
}
