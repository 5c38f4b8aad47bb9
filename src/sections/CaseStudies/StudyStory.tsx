import type { CaseStudy } from '../../schemas/case-study.ts';
import type { Words } from '../../schemas/words.ts';
import { Fold } from '../../ui/Fold/Fold.tsx';
import styles from './StudyStory.module.css';

export interface StudyStoryProps extends Pick<CaseStudy, 'challenge' | 'solution'> {
  words: Pick<Words, 'challenge' | 'solution'>;
}

/** What was wrong and what was built; on a phone both fold, below the result that they led to. */
export function StudyStory({ challenge, solution, words }: StudyStoryProps) {
  return (
    <Fold onPhone summary={`${words.challenge} · ${words.solution}`}>
      <div className={styles.story}>
        <p>
          <strong>{words.challenge}.</strong> {challenge}
        </p>
        <p>
          <strong>{words.solution}.</strong> {solution}
        </p>
      </div>
    </Fold>
  );
}
