import type { HTMLAttributes } from 'react';
import { shareDigits } from '../../lib/share-digits.ts';
import type { RegisterData } from '../../schemas/illustrations/illustration-ownership.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import materials from '../IllustrationFrame/Materials.module.css';
import shares from '../IllustrationFrame/Shares.module.css';
import values from '../IllustrationFrame/Values.module.css';
import styles from './Register.module.css';

interface RegisterRowProps {
  holder: RegisterData['holders'][number];
  /** The holding as it is printed. */
  number: string;
  /** The holding as a part of the whole, as it is printed. */
  percent: string;
  /** The largest holding, which has the longest bar. */
  largest: number;
  messages: Messages['illustrations']['register'];
  rowProps?: HTMLAttributes<HTMLTableRowElement> | undefined;
}

/** A holder: name, class and state, number and part of the whole. */
export function RegisterRow({
  holder,
  number,
  percent,
  largest,
  messages,
  rowProps,
}: RegisterRowProps) {
  const { id, state } = holder;
  return (
    <tr className={state === 'changed' ? styles.changed : undefined} {...rowProps}>
      <td className={state === 'frozen' ? `${styles.branch} ${styles.dry}` : styles.branch} />
      <th scope="row">
        <span className={styles.who}>
          <bdi>{id}</bdi>{' '}
          <span className={styles.class}>
            {holder.class}
            {state !== 'normal' && <strong> {messages[state]}</strong>}
          </span>
        </span>
      </th>
      <td className={values.number}>{number}</td>
      <td className={`${values.number} ${values.extra}`}>
        <span className={styles.part}>
          <span className={`${materials.groove} ${styles.bar}`} aria-hidden="true">
            <span
              className={`${shares.share} ${materials.fill} ${materials.water}`}
              {...shareDigits(holder.shares, largest)}
            />
          </span>
          <span className={styles.percent}>{percent}</span>
        </span>
      </td>
    </tr>
  );
}
