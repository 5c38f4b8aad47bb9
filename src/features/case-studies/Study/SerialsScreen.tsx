import { fill } from '@falaj/contract/fill.ts';
import materials from '../../../illustrations/IllustrationFrame/Materials.module.css';
import shares from '../../../illustrations/IllustrationFrame/Shares.module.css';
import { formatNumber } from '../../../lib/format-number.ts';
import { shareDigits } from '../../../lib/share-digits.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import type { StudyScreenOf } from '../../../schemas/studies/screens.ts';
import { FigureStatus } from '../../../ui/FigureStatus/FigureStatus.tsx';
import { rulerOf } from './ruler.ts';
import styles from './SerialsScreen.module.css';

export interface SerialsScreenProps extends StudyScreenOf<'serials'> {
  messages: Messages;
}

/** A ruler of serial numbers: listed ranges are stone, and one that overlaps them is refused below. */
export function SerialsScreen(props: SerialsScreenProps) {
  const { title, context, measure, ranges, refused, messages } = props;
  const { studies, language } = messages;
  const format = (value: number) => formatNumber(value, undefined, language);
  const { end, ticks, pieces, clash } = rulerOf(ranges, refused);
  const serial = (value: number) => fill(studies.serial, { n: format(value) });
  return (
    <figure className={styles.ruler}>
      <figcaption className={styles.caption}>
        <strong>{title}</strong>
        <FigureStatus status="sample" messages={messages} />
        <span>{context}</span>
      </figcaption>
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map((tick, index) => (
          <span key={tick}>{index === 0 ? serial(tick) : format(tick)}</span>
        ))}
      </div>
      <ol className={styles.bed}>
        {pieces.map(({ range, share }) => (
          <li
            key={range?.name ?? share.from}
            className={`${shares.share} ${range ? `${styles.range} ${materials.plaque}` : styles.gap}`}
            {...shareDigits(share.size, end)}
            aria-hidden={range ? undefined : 'true'}
          >
            {range && (
              <>
                <strong>{range.name}</strong>{' '}
                <span>
                  {format(range.last - range.first + 1)} {measure}
                </span>
                <span className="visuallyHidden">
                  {serial(range.first)}–{format(range.last)}
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.marks} aria-hidden="true">
        {clash.map(({ isRefused, share }) => (
          <i
            key={share.from}
            className={`${shares.share} ${isRefused ? styles.refused : ''}`}
            {...shareDigits(share.size, end)}
          />
        ))}
      </div>
      <p className={`${shares.share} ${styles.verdict}`} {...shareDigits(refused.first - 1, end)}>
        <strong>{studies.refused}</strong>{' '}
        {fill(studies.taken, {
          name: refused.name,
          first: format(refused.first),
          last: format(refused.last),
        })}
      </p>
      <p className={styles.note}>{studies.free}</p>
    </figure>
  );
}
