import type { FigureStatusName } from '../../schemas/figures/figure-status.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import styles from './FigureStatus.module.css';

export interface FigureStatusProps {
  status: FigureStatusName;
  /** Whether its word stands beside it, as in the legend of a page. */
  isNamed?: boolean | undefined;
  messages: Pick<Messages, 'figureStatus'>;
}

/**
 * What a figure is, as a quarter-round of a material right after it, which links to its line in the list of all figures
 * (docs/site-rules.md#figures). Its word is read out, and shown on hover and focus.
 */
export function FigureStatus({ status, isNamed, messages: { figureStatus } }: FigureStatusProps) {
  return (
    <a
      className={`${styles.mark} ${styles[status]} ${isNamed ? styles.named : ''}`}
      href={`${figureStatus.href}#${status}`}
    >
      <span className={isNamed ? undefined : styles.word}>
        {/* A figure and its mark are read as two things. */}
        {!isNamed && <span className="visuallyHidden">, </span>}
        {figureStatus[status]}
      </span>
    </a>
  );
}
