import { formatFigure } from '../../lib/format-figure.ts';
import type { FigureContent } from '../../schemas/figures/figure.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Spring } from '../../ui/Channel/Spring.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { StripStatus } from '../../ui/FigureStatus/StripStatus.tsx';
import { sharedStatus } from '../../ui/FigureStatus/shared-status.ts';
import styles from './Statistics.module.css';

export interface StatisticsProps {
  /** What the figures are, over them; the usual note stands below. */
  title?: string | undefined;
  items: FigureContent[];
  /** The risk line; given where a price, a minimum or a yield is among the figures. */
  risk?: string | undefined;
  /** Whether it stands on a page in daylight, whose water is elsewhere. */
  isDry?: boolean | undefined;
  messages: Messages;
}

/** The strip of figures at the foot of a hero, with one note of what most of them are; nothing where there are none. */
export function Statistics({ title, items, risk, isDry, messages }: StatisticsProps) {
  if (items.length === 0) return null;
  const shared = sharedStatus(items);
  const isMixed = items.some(({ status }) => status !== shared);
  return (
    <div className={styles.strip}>
      {!isDry && <Spring />}
      {title && shared && (
        <p className={styles.title}>
          <FigureStatus status={shared} label={title} messages={messages} />
        </p>
      )}
      <dl className={styles.statistics}>
        {items.map(({ value, label, status }) => (
          <Figure
            key={label}
            value={formatFigure(value, messages.language)}
            label={label}
            status={status !== shared && <FigureStatus status={status} messages={messages} />}
          />
        ))}
      </dl>
      {!title && shared && (
        <div className={styles.note}>
          <StripStatus shared={shared} isMixed={isMixed} messages={messages} />
        </div>
      )}
      {risk && <p className={styles.risk}>{risk}</p>}
    </div>
  );
}
