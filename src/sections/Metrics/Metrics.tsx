import { fill } from '@falaj/contract/fill.ts';
import type { MetricsContent } from '../../schemas/figures/metric.ts';
import type { OfferGroup } from '../../schemas/offer/offer.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Counter } from '../../ui/Counter/Counter.tsx';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { RiskLink } from '../../ui/Ledge/RiskLink.tsx';
import styles from './Metrics.module.css';

export interface MetricsProps extends Omit<MetricsContent, 'title' | 'items'> {
  /** The claim; it is heard and not seen. */
  title?: string | undefined;
  items: (Omit<MetricsContent['items'][number], 'animateNumber'> & { animateNumber?: boolean })[];
  /** The group of the offer, which decides the ground. */
  group: OfferGroup;
  /** Whether the page has a risk sentence, to which an amount of money leads. */
  hasRisk?: boolean | undefined;
  messages: Messages;
}

/** Groups on whose ground words are light. */
const DARK: OfferGroup[] = ['use-cases', 'features', 'industries'];

/** The metrics: one line of figures, carved into the material of the offer's group. */
export function Metrics({ title, intro, items, group, hasRisk, messages }: MetricsProps) {
  return (
    <section
      id="results"
      className={styles.line}
      data-group={group}
      data-theme={DARK.includes(group) ? 'dusk' : 'plaster'}
      aria-labelledby={title && 'results-title'}
    >
      {title && (
        <h2 id="results-title" className="visuallyHidden">
          {title}
        </h2>
      )}
      {intro && <p className="visuallyHidden">{intro}</p>}
      <dl className={styles.figures}>
        {items.map(({ label, value, prefix, suffix, animateNumber, status, ...item }) => (
          <div key={label}>
            <dt>
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
            {item.trend && (
              <dd className={styles.note}>
                <span
                  className={styles.arrow}
                  data-direction={item.trend.direction}
                  aria-hidden="true"
                />
                <span className="visuallyHidden">{messages[item.trend.direction]}: </span>
                {item.trend.value}
              </dd>
            )}
            {item.previousValue && (
              <dd className={styles.note}>{fill(messages.was, { value: item.previousValue })}</dd>
            )}
            {hasRisk && prefix === '$' && (
              <dd className={styles.note}>
                <RiskLink messages={messages} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
