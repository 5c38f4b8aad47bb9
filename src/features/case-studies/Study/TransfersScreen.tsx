import { fill } from '@falaj/contract/fill.ts';
import { Lamp } from '../../../illustrations/IllustrationFrame/Lamp.tsx';
import shares from '../../../illustrations/IllustrationFrame/Shares.module.css';
import { formatNumber } from '../../../lib/format-number.ts';
import { shareDigits } from '../../../lib/share-digits.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import type { Calculation } from '../../../schemas/studies/calculation.ts';
import type { StudyScreenOf } from '../../../schemas/studies/screens.ts';
import { FigureStatus } from '../../../ui/FigureStatus/FigureStatus.tsx';
import styles from './TransfersScreen.module.css';

export interface TransfersScreenProps extends StudyScreenOf<'transfers'> {
  /** What it leaves was completed; what goes was not, for the reasons of its lines. */
  calculation: Calculation;
  messages: Messages;
}

/** Every transfer of the calculation as a block, wet where it was completed, and the days of one of them. */
export function TransfersScreen({
  title,
  context,
  days,
  calculation,
  messages,
}: TransfersScreenProps) {
  const { less, leaves } = calculation;
  const groups = [leaves, ...less];
  const format = (value: number) => formatNumber(value, undefined, messages.language);
  const last = days.at(-1)?.day ?? 0;
  return (
    <>
      <ul className={styles.year}>
        {groups.map(({ value, label }, group) => (
          <li key={label} className={shares.share} {...shareDigits(value, 100)} data-group={group}>
            <span className={styles.blocks} aria-hidden="true">
              {Array.from({ length: value }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a group are alike
                <i key={index} />
              ))}
            </span>
            <strong>{format(value)}</strong> {label}
          </li>
        ))}
      </ul>
      <figure className={styles.track}>
        <figcaption className={styles.caption}>
          <strong>{title}</strong>
          <FigureStatus status="sample" messages={messages} />
          <span>{context}</span>
        </figcaption>
        <ol className={styles.days}>
          {days.map(({ day, text }, index) => (
            <li
              key={day}
              className={shares.share}
              {...shareDigits((days[index + 1]?.day ?? last) - day, last)}
            >
              <Lamp state="lit" />
              <span>
                <strong>{fill(messages.timeline.day, { n: format(day) })}</strong> {text}
              </span>
            </li>
          ))}
        </ol>
      </figure>
    </>
  );
}
