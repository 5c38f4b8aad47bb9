import { fill } from '@falaj/contract/fill.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { shareDigits } from '../../lib/share-digits.ts';
import {
  IllustrationFrame,
  type IllustrationPropsOf,
} from '../IllustrationFrame/IllustrationFrame.tsx';
import materials from '../IllustrationFrame/Materials.module.css';
import shares from '../IllustrationFrame/Shares.module.css';
import values from '../IllustrationFrame/Values.module.css';
import styles from './Vintages.module.css';

/**
 * Units by year, each as a well whose height is what was issued and whose water is what is active, over a
 * table.
 */
export function Vintages({ illustration, messages }: IllustrationPropsOf<'vintages'>) {
  const { unit, vintages, retired, active, period, left } = illustration.data;
  const says = messages.illustrations.vintages;
  const format = (n: number) => formatNumber(n, undefined, messages.language);
  const largest = Math.max(...vintages.map(({ issued }) => issued));
  const issued = vintages.reduce((sum, vintage) => sum + vintage.issued, 0);
  const usable = vintages.reduce((sum, vintage) => sum + vintage.issued - vintage.retired, 0);
  const heads = [says.issued, retired ?? says.retired, active ?? says.active];
  return (
    <IllustrationFrame
      title={illustration.title ?? says.title}
      context={illustration.context}
      messages={messages}
      foot={[
        fill(says.sum, {
          n: format(usable),
          total: format(issued),
          unit: unit ?? messages.illustrations.units,
          left: left ?? says.left,
        }),
      ]}
    >
      <div className={styles.wells} aria-hidden="true">
        {vintages.map((vintage) => (
          <span key={vintage.year} className={styles.stand}>
            <span
              className={`${shares.share} ${styles.well}`}
              {...shareDigits(vintage.issued, largest)}
            >
              <span
                className={`${shares.share} ${styles.level} ${materials.water}`}
                {...shareDigits(vintage.issued - vintage.retired, vintage.issued)}
              />
            </span>
            <span>{vintage.year}</span>
          </span>
        ))}
      </div>
      <table className={`${values.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{period ?? says.year}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={values.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vintages.map((vintage) => (
            <tr key={vintage.year}>
              <th scope="row">{vintage.year}</th>
              <td className={values.number}>{format(vintage.issued)}</td>
              <td className={values.number}>{format(vintage.retired)}</td>
              <td className={`${values.number} ${styles.active}`}>
                {vintage.retired === vintage.issued
                  ? says.closed
                  : format(vintage.issued - vintage.retired)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </IllustrationFrame>
  );
}
