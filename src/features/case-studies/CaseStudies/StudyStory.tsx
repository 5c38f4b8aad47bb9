import type { ReactNode } from 'react';
import type { CaseStudy } from '../../../schemas/offer/case-study.ts';
import type { Words } from '../../../schemas/site/words.ts';
import { Fold } from '../../../ui/Fold/Fold.tsx';
import styles from './StudyStory.module.css';

export interface StudyStoryProps extends Pick<CaseStudy, 'challenge' | 'solution'> {
  words: Pick<Words, 'challenge' | 'solution'>;
  /** Further parts of the story that fold with it, such as its tags. */
  children?: ReactNode;
}

/** Challenge and solution of a study; on a phone both fold below the result. */
export function StudyStory({ challenge, solution, words, children }: StudyStoryProps) {
  return (
    <Fold onPhone summary={`${words.challenge} · ${words.solution}`}>
      <div className={styles.story}>
        <p>
          <strong>{words.challenge}.</strong> {challenge}
        </p>
        <p>
          <strong>{words.solution}.</strong> {solution}
        </p>
        {children}
      </div>
    </Fold>
  );
}
