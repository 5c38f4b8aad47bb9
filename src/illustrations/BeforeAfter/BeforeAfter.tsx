import { formatFigure } from '../../lib/format-figure.ts';
import { shareDigits } from '../../lib/share-digits.ts';
import type { Words } from '../../schemas/site/words.ts';
import materials from '../Plate/Materials.module.css';
import shares from '../Plate/Shares.module.css';
import styles from './BeforeAfter.module.css';
import type { BeforeAndAfter } from './change.ts';

export interface BeforeAfterProps extends BeforeAndAfter {
  words: Pick<Words, 'before' | 'after' | 'language'>;
}

/** What a figure was and what it is now, as two bars on one scale with both values in words. */
export function BeforeAfter({ metric, description, amounts, words, ...figures }: BeforeAfterProps) {
  const longest = Math.max(amounts.before, amounts.after, 1);
  return (
    <div>
      <dl className={styles.bars}>
        {(['before', 'after'] as const).map((time) => (
          <div key={time} className={styles.row}>
            <dt>{words[time]}</dt>
            <dd className={`${styles.value} ${time === 'after' ? styles.now : ''}`}>
              <span className={materials.groove} aria-hidden="true">
                <span
                  className={`${shares.share} ${materials.fill} ${time === 'before' ? materials.stone : materials.water}`}
                  {...shareDigits(amounts[time], longest)}
                />
              </span>
              {formatFigure(figures[time], words.language)}
            </dd>
          </div>
        ))}
      </dl>
      <p>{metric}</p>
      {description && <p className={styles.note}>{description}</p>}
    </div>
  );
}
