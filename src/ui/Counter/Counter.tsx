import { formatFigure } from '../../lib/format-figure.ts';

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
 * final value at once (docs/site-rules.md#counter).
 */
export function Counter({
  value,
  prefix = '',
  suffix = '',
  animate = false,
  language,
}: CounterProps) {
  const shown = `${prefix}${formatFigure(value, language)}${suffix}`;
  if (!animate || typeof value !== 'number') return <>{shown}</>;
  return (
    <>
      <span className="visuallyHidden">{shown}</span>
      <span aria-hidden="true">
        <count-up to={value} leading={prefix} trailing={suffix}>
          {shown}
        </count-up>
      </span>
    </>
  );
}
