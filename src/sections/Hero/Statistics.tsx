import { formatFigure } from '../../lib/format-figure.ts';
import type { FigureContent } from '../../schemas/figure.ts';
import { Figure } from '../../ui/Figure/Figure.tsx';
import styles from './Statistics.module.css';

export interface StatisticsProps {
  items: FigureContent[];
  /** The risk wording, where a tile shows a price or a minimum (docs/site-rules.md#risk-line). */
  risk?: string | undefined;
}

/** The strip of statistic tiles at the foot of a hero; nothing where there are none. */
export function Statistics({ items, risk }: StatisticsProps) {
  if (items.length === 0) return null;
  return (
    <div className={styles.strip}>
      <dl className={styles.statistics}>
        {items.map(({ value, label }) => (
          <Figure key={label} value={formatFigure(value)} label={label} />
        ))}
      </dl>
      {risk && <p className={styles.risk}>{risk}</p>}
    </div>
  );
}
