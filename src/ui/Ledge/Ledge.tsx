import type { FigureStatusName } from '../../schemas/figures/figure-status.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { FigureStatus } from '../FigureStatus/FigureStatus.tsx';
import styles from './Ledge.module.css';
import { RISK } from './RiskLink.tsx';

export interface LedgeProps {
  /** What the figures of the page are, each once. */
  statuses: FigureStatusName[];
  /** The one risk sentence of the page; given where a price, a minimum or a yield is on it. */
  risk?: string | undefined;
  messages: Pick<Messages, 'figureStatus'>;
}

/** A strip of stone under a first screen: what the marks of its figures mean, and the risk (docs/site-rules.md#figures). */
export function Ledge({ statuses, risk, messages }: LedgeProps) {
  const { href, howWeCount } = messages.figureStatus;
  return (
    <div className={styles.ledge}>
      <div className={styles.inner}>
        <ul className={styles.legend}>
          {statuses.map((status) => (
            <li key={status}>
              <FigureStatus status={status} isNamed messages={messages} />
            </li>
          ))}
          <li>
            <a className={styles.link} href={href}>
              {howWeCount}
            </a>
          </li>
        </ul>
        {risk && (
          <p id={RISK} className={styles.risk}>
            {risk}
          </p>
        )}
      </div>
    </div>
  );
}
