import { fill } from '@falaj/contract/fill.ts';
import type { Metric } from '../../schemas/figures/metric.ts';
import type { Words } from '../../schemas/site/words.ts';
import { Counter } from '../../ui/Counter/Counter.tsx';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import styles from './Metrics.module.css';

export type MetricTileProps = Metric & {
  /** Whether the strip says for all its figures what this one is. */
  isSaid: boolean;
  words: Words;
};

/** A figure with its meaning, its trend and its status. */
export function MetricTile(props: MetricTileProps) {
  const { label, value, description, prefix, suffix, animateNumber, trend, previousValue } = props;
  const { status, isSaid, words } = props;
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>
        {label} {!isSaid && <FigureStatus status={status} words={words} />}
      </dt>
      <dd className={styles.value}>
        <Counter
          value={value}
          prefix={prefix}
          suffix={suffix}
          animate={animateNumber}
          language={words.language}
        />
      </dd>
      {trend && (
        <dd className={styles.trend}>
          <span
            className={trend.direction === 'down' ? `${styles.arrow} ${styles.down}` : styles.arrow}
            aria-hidden="true"
          />
          <span className="visuallyHidden">{words[trend.direction]}: </span>
          {trend.value}
        </dd>
      )}
      {previousValue && (
        <dd className={styles.note}>{fill(words.was, { value: previousValue })}</dd>
      )}
      {description && <dd className={styles.description}>{description}</dd>}
    </div>
  );
}
