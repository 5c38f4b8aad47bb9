import type { Words } from '../../schemas/words.ts';
import styles from './FigureStatus.module.css';

export interface SampleMarkProps {
  words: Pick<Words, 'figureStatus' | 'sampleProject'>;
}

/** Says of a study that it is a sample, once for its quote and all its figures (docs/site-rules.md#testimonials). */
export function SampleMark({ words: { figureStatus, sampleProject } }: SampleMarkProps) {
  return (
    <span>
      <a className={styles.status} href={`${figureStatus.list}#sample`}>
        {sampleProject}
      </a>
    </span>
  );
}
