import { formatFigure } from '../../lib/format-figure.ts';
import styles from './Counter.module.css';

/** A sign of money such as $ or the three letters of ISO 4217. */
const MONEY = /\p{Sc}|[A-Z]{3}/u;

export interface CounterProps {
  value: number | string;
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** Whether it counts from 0 to the value when it comes into view; see CountUp.client.ts. */
  animate?: boolean | undefined;
  /** Two letters (ISO 639-1). */
  language?: string | undefined;
}

/**
 * A figure whose final value is in the HTML. The copy that counts is hidden from screen readers, which read the
 * final value at once; what stands before and after the digits does not move (docs/site-rules.md#counter).
 */
export function Counter({
  value,
  prefix = '',
  suffix = '',
  animate = false,
  language,
}: CounterProps) {
  const digits = formatFigure(value, language);
  const shown = `${prefix}${digits}${suffix}`;
  if (!animate || typeof value !== 'number') return <>{shown}</>;
  return (
    <>
      <span className="visuallyHidden">{shown}</span>
      {/* Signs beside digits keep their side where words run to the left. */}
      <span aria-hidden="true" dir={/\p{Script=Arabic}/u.test(shown) ? undefined : 'ltr'}>
        {prefix}
        <count-up to={value} {...(MONEY.test(prefix) && { near: '' })} className={styles.digits}>
          {digits}
        </count-up>
        {suffix}
      </span>
    </>
  );
}
