import { fill } from '@falaj/contract/fill.ts';
import type { HTMLAttributes } from 'react';
import { formatNumber } from '../../lib/format-number.ts';
import { formatPercent } from '../../lib/format-percent.ts';
import type { RegisterData } from '../../schemas/illustrations/illustration-ownership.ts';
import materials from '../Plate/Materials.module.css';
import { type IllustrationPropsOf, type IllustrationWords, Plate } from '../Plate/Plate.tsx';
import values from '../Plate/Values.module.css';
import styles from './Register.module.css';
import { RegisterRow } from './RegisterRow.tsx';

/** The last movement, in words: `+250 to H-1187, 14 Nov 2026, 14:02`. */
function lastChange({ change, holders }: RegisterData, words: IllustrationWords) {
  const says = words.illustrations.register;
  const holder = holders.find(({ state }) => state === 'changed')?.id;
  if (!change || !holder) return undefined;
  const n = formatNumber(Math.abs(change.shares), undefined, words.language);
  return fill(change.shares < 0 ? says.gave : says.received, { n, holder, at: change.at });
}

export interface RegisterProps extends IllustrationPropsOf<'register'> {
  /** Further attributes of a holder's row, by the holder's index, such as those for dragging it. */
  rowProps?: ((index: number) => HTMLAttributes<HTMLTableRowElement>) | undefined;
}

/** Who holds what now: a table with a trunk that branches to each row. Its sum is checked. */
export function Register({ illustration, words, rowProps }: RegisterProps) {
  const { data } = illustration;
  const { ofWhole, register: says } = words.illustrations;
  const largest = Math.max(...data.holders.map(({ shares }) => shares), data.others?.shares ?? 0);
  const n = formatNumber(data.total, undefined, words.language);
  const others = data.others && {
    ...data.others,
    id: fill(says.others, { n: formatNumber(data.others.count, undefined, words.language) }),
    state: 'normal' as const,
  };
  return (
    <Plate
      title={illustration.title ?? says.title}
      context={illustration.context}
      words={words}
      foot={[lastChange(data, words), fill(says.sum, { n, total: n })]}
    >
      <table className={values.table}>
        <thead>
          <tr>
            <th scope="col" colSpan={2} className={styles.trunk}>
              <span className={`${styles.source} ${materials.stone}`} aria-hidden="true" />
              {says.holder}
            </th>
            <th scope="col" className={`${values.number} ${values.counted}`}>
              {data.unit ?? words.illustrations.shares}
            </th>
            <th scope="col" className={`${values.number} ${values.extra}`}>
              {ofWhole}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...data.holders, ...(others ? [others] : [])].map((holder, index) => (
            <RegisterRow
              key={holder.id}
              holder={holder}
              number={formatNumber(holder.shares, undefined, words.language)}
              percent={formatPercent(holder.shares, data.total, words.language)}
              largest={largest}
              words={says}
              rowProps={rowProps?.(index)}
            />
          ))}
        </tbody>
      </table>
    </Plate>
  );
}
