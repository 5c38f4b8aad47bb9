import type { FigureStatusName } from '../../schemas/figures/figure-status.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import styles from './FigureStatus.module.css';

export interface FigureStatusProps {
  status: FigureStatusName;
  messages: Pick<Messages, 'figureStatus'>;
  /** A text in place of the status, such as one for a whole study. */
  label?: string | undefined;
}

/** The status of a figure as a word that links to the list of all figures (docs/site-rules.md#figures). */
export function FigureStatus({ status, messages: { figureStatus }, label }: FigureStatusProps) {
  return (
    <a className={styles.status} href={`${figureStatus.href}#${status}`}>
      {label ?? figureStatus[status]}
    </a>
  );
}
