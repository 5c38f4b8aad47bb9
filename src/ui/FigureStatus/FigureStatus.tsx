import type { FigureStatusName } from '../../schemas/figure-status.ts';
import type { Words } from '../../schemas/words.ts';
import styles from './FigureStatus.module.css';

export interface FigureStatusProps {
  status: FigureStatusName;
  words: Pick<Words, 'figureStatus'>;
  /** What stands instead of the word, such as what a whole study is. */
  label?: string | undefined;
}

/** What a figure is, in a word that leads to the list of all figures (docs/site-rules.md#figures). */
export function FigureStatus({ status, words: { figureStatus }, label }: FigureStatusProps) {
  return (
    <a className={styles.status} href={`${figureStatus.href}#${status}`}>
      {label ?? figureStatus[status]}
    </a>
  );
}
