import { fill } from '@falaj/contract/fill.ts';
import type { Metric } from '../../schemas/figures/metric.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Counter } from '../../ui/Counter/Counter.tsx';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import styles from './Metrics.module.css';

export type MetricTileProps = Metric & {
  messages: Messages;
};

/** A figure with its meaning, its trend and its status. */
export function MetricTile(props: MetricTileProps) {
  const { label, value, description, prefix, suffix, animateNumber, trend, previousValue } = props;
  const { status, messages } = props;
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>
        {label}
        <FigureStatus status={status} messages={messages} />
      </dt>
      <dd className={styles.value}>
        <Counter
          value={value}
          prefix={prefix}
          suffix={suffix}
          animate={animateNumber}
          language={messages.language}
        />
      </dd>
      {trend && (
        <dd className={styles.trend}>
          <span
            className={trend.direction === 'down' ? `${styles.arrow} ${styles.down}` : styles.arrow}
            aria-hidden="true"
          />
          <span className="visuallyHidden">{messages[trend.direction]}: </span>
          {trend.value}
        </dd>
      )}
      {previousValue && (
        <dd className={styles.note}>{fill(messages.was, { value: previousValue })}</dd>
      )}
      {description && <dd className={styles.description}>{description}</dd>}
    </div>
  );
}
