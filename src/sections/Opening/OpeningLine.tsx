import { formatFigure } from '../../lib/format-figure.ts';
import type { OpeningContent } from '../../schemas/offer/opening.ts';
import type { Words } from '../../schemas/site/words.ts';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import styles from './Opening.module.css';
import { Water } from './Water.tsx';

/** Separates the time of a line from what happens then: `07:30 · Overnight screening`. */
const BETWEEN = ' · ';

export interface OpeningLineProps {
  line: OpeningContent['lines'][number];
  className: string;
  /** Whether the band says for all its figures what this one is. */
  isSaid: boolean;
  /** Width of the water at this station, in per cent; undefined where no water is drawn. */
  width?: number | undefined;
  words: Words;
}

/** A line with its label, what happens, and its figure with the status. */
export function OpeningLine({ line, className, width, isSaid, words }: OpeningLineProps) {
  const { label, text, value, status } = line;
  const [time = '', ...rest] = label.split(BETWEEN);
  return (
    <div className={`${styles.line} ${className}`}>
      <dt className={styles.label}>
        <span>{time}</span>
        {rest.length > 0 && (
          <>
            <span className={styles.between}>{BETWEEN}</span>
            {rest.join(BETWEEN)}
          </>
        )}
      </dt>
      {text && <dd className={styles.text}>{text}</dd>}
      {value && (
        <dd className={styles.value}>
          {width !== undefined && <Water width={width} />}
          <div className={styles.figure}>
            {formatFigure(value, words.language)}
            {status && !isSaid && <FigureStatus status={status} words={words} />}
          </div>
        </dd>
      )}
    </div>
  );
}
