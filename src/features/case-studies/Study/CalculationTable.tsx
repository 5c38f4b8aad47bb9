import { formatTime } from '../../../lib/duration.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import type { Calculation } from '../../../schemas/studies/calculation.ts';
import styles from './CalculationTable.module.css';

export interface CalculationTableProps extends Calculation {
  messages: Pick<Messages, 'studies' | 'language'>;
}

/** A subtraction as on paper: a line for each number, and what is left below the rule. */
export function CalculationTable({
  measure,
  unit,
  start,
  less,
  leaves,
  messages,
}: CalculationTableProps) {
  const { studies, language } = messages;
  const format = (value: number) => {
    if (unit) return formatTime({ unit, min: value, max: value }, language);
    const number = formatNumber(value, undefined, language);
    return measure ? `${number} ${measure}` : number;
  };
  return (
    <table className={styles.sum}>
      <caption className="visuallyHidden">{studies.calculation}</caption>
      <tbody>
        <tr>
          <td />
          <td className={styles.value}>{format(start.value)}</td>
          <th scope="row">{start.label}</th>
        </tr>
        {less.map(({ value, label }) => (
          <tr key={label}>
            <td className={styles.minus}>
              <span className="visuallyHidden">{studies.less}</span>
            </td>
            <td className={styles.value}>{format(value)}</td>
            <th scope="row">{label}</th>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className={styles.equals}>
            <span className="visuallyHidden">{studies.leaves}</span>
          </td>
          <td className={styles.value}>{format(leaves.value)}</td>
          <th scope="row">{leaves.label}</th>
        </tr>
      </tfoot>
    </table>
  );
}
