import { formatFigure } from '../../lib/format-figure.ts';
import type { FigureContent } from '../../schemas/figure.ts';
import { Figure } from '../../ui/Figure/Figure.tsx';
import styles from './Statistics.module.css';

export interface StatisticsProps {
  items: FigureContent[];
}

/** The strip of statistic tiles at the foot of a hero; nothing where there are none. */
export function Statistics({ items }: StatisticsProps) {
  if (items.length === 0) return null;
  return (
    <div className={styles.strip}>
      <dl className={styles.statistics}>
        {items.map(({ value, label }) => (
          <Figure key={label} value={formatFigure(value)} label={label} />
        ))}
      </dl>
    </div>
  );
}
