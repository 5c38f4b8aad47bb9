import { shareDigits } from '../../lib/share-digits.ts';
import materials from '../IllustrationFrame/Materials.module.css';
import shares from '../IllustrationFrame/Shares.module.css';
import values from '../IllustrationFrame/Values.module.css';
import styles from './Waterfall.module.css';

interface WaterfallRowProps {
  name: string;
  percent: string;
  /** As it is printed, with its sign. */
  amount: string;
  /** Every amount that leaves the source, in order; the last one is paid. */
  steps: { name: string; amount: number }[];
  /** 0 for the source, then the number of the step. */
  row: number;
  /** The income, to which the channels are drawn in proportion. */
  whole: number;
}

/** A row with an amount. Beside it pass the channels of later rows, and its own bends towards it. */
export function WaterfallRow({ name, percent, amount, steps, row, whole }: WaterfallRowProps) {
  const isPaid = row === steps.length;
  const running = steps.slice(Math.max(row - 1, 0)).reverse();
  return (
    <tr className={isPaid ? styles.paid : undefined}>
      <td className={styles.channels}>
        <span className={styles.run} aria-hidden="true">
          {row === 0 ? (
            <span className={`${styles.source} ${materials.stone}`} />
          ) : (
            running.map((step, index) => (
              <span
                key={step.name}
                className={[
                  shares.share,
                  index === running.length - 1 ? styles.bend : styles.pass,
                  step === steps.at(-1) && styles.payout,
                ]
                  .filter(Boolean)
                  .join(' ')}
                {...shareDigits(step.amount, whole)}
              />
            ))
          )}
        </span>
      </td>
      <th scope="row">{name}</th>
      <td className={`${values.number} ${values.extra} ${styles.percent}`}>{percent}</td>
      <td className={values.number}>
        <bdi>{amount}</bdi>
      </td>
    </tr>
  );
}
