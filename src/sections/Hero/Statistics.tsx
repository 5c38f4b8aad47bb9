import { formatFigure } from '../../lib/format-figure.ts';
import type { FigureContent } from '../../schemas/figures/figure.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Spring } from '../../ui/Channel/Spring.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import styles from './Statistics.module.css';

export interface StatisticsProps {
  /** What the figures are, over them. */
  title?: string | undefined;
  items: FigureContent[];
  /** The risk line; given where a price, a minimum or a yield is among the figures. */
  risk?: string | undefined;
  messages: Messages;
}

/** The strip of figures at the foot of a hero; nothing where there are none. */
export function Statistics({ title, items, risk, messages }: StatisticsProps) {
  if (items.length === 0) return null;
  return (
    <div className={styles.strip}>
      <Spring />
      {title && <p className={styles.title}>{title}</p>}
      <dl className={styles.statistics}>
        {items.map(({ value, label, status }) => (
          <Figure
            key={label}
            value={formatFigure(value, messages.language)}
            label={label}
            status={<FigureStatus status={status} messages={messages} />}
          />
        ))}
      </dl>
      {risk && <p className={styles.risk}>{risk}</p>}
    </div>
  );
}
