import type { HTMLAttributes } from 'react';
import { fill } from '../../lib/fill.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { formatPercent } from '../../lib/format-percent.ts';
import type { Register as Data } from '../../schemas/instrument-ownership.ts';
import type { Words } from '../../schemas/words.ts';
import materials from '../Plate/Materials.module.css';
import { type InstrumentProps, Plate } from '../Plate/Plate.tsx';
import values from '../Plate/Values.module.css';
import styles from './Register.module.css';
import { RegisterRow } from './RegisterRow.tsx';

/** What moved last, in words: `+250 to H-1187, 14 Nov 2026, 14:02`. */
function lastChange({ change, holders }: Data, says: Words['instruments']['register']) {
  const holder = holders.find(({ state }) => state === 'changed')?.id;
  if (!change || !holder) return undefined;
  const n = formatNumber(Math.abs(change.shares));
  return fill(change.shares < 0 ? says.gave : says.received, { n, holder, at: change.at });
}

export interface RegisterProps extends InstrumentProps<'register'> {
  /** What else the row of a holder bears, by the holder's place: how it is dragged, for example. */
  rowProps?: ((index: number) => HTMLAttributes<HTMLTableRowElement>) | undefined;
}

/** Who holds what now: a trunk that branches to each row of a table, whose sum is checked. */
export function Register({ instrument, words, rowProps }: RegisterProps) {
  const { data } = instrument;
  const { ofWhole, register: says } = words.instruments;
  const largest = Math.max(...data.holders.map(({ shares }) => shares), data.others?.shares ?? 0);
  const n = formatNumber(data.total);
  const others = data.others && {
    ...data.others,
    id: fill(says.others, { n: formatNumber(data.others.count) }),
    state: 'normal' as const,
  };
  return (
    <Plate
      title={instrument.title ?? says.title}
      context={instrument.context}
      words={words}
      foot={[lastChange(data, says), fill(says.sum, { n, total: n })]}
    >
      <table className={values.table}>
        <thead>
          <tr>
            <th scope="col" colSpan={2} className={styles.trunk}>
              <span className={`${styles.source} ${materials.stone}`} aria-hidden="true" />
              {says.holder}
            </th>
            <th scope="col" className={`${values.number} ${values.counted}`}>
              {data.unit}
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
              percent={formatPercent(holder.shares, data.total)}
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
