import { fill } from '@falaj/contract/fill.ts';
import shares from '../../illustrations/Plate/Shares.module.css';
import { shareDigits } from '../../lib/share-digits.ts';
import type { Words } from '../../schemas/site/words.ts';
import styles from './Ruler.module.css';
import type { Schedule } from './schedule.ts';

export interface RulerProps extends Pick<Schedule, 'unit' | 'units' | 'marks'> {
  words: Words;
}

/**
 * The ruler above the bars, with a tick for each unit. It is only a drawing, since each step states its time in
 * words.
 */
export function Ruler({ unit, units, marks, words }: RulerProps) {
  if (!unit) return null;
  return (
    <div className={styles.ruler} aria-hidden="true">
      {marks.map(({ count, at }) => (
        <span
          key={count}
          className={`${shares.share} ${at < 95 ? styles.mark : `${styles.mark} ${styles.last}`}`}
          {...shareDigits(at, 100)}
        >
          {count === 0 ? words.timeline.start : fill(words.timeline[unit], { n: count })}
        </span>
      ))}
      <svg className={styles.ticks} width="100%" height="8" aria-hidden="true">
        <pattern
          id="process-ticks"
          width={`${(100 / units).toFixed(3)}%`}
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <path d="M.5 0v8" />
        </pattern>
        <rect width="100%" height="8" fill="url(#process-ticks)" />
      </svg>
    </div>
  );
}
