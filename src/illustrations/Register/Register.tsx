import { fill } from '@falaj/contract/fill.ts';
import type { HTMLAttributes } from 'react';
import { formatNumber } from '../../lib/format-number.ts';
import { formatPercent } from '../../lib/format-percent.ts';
import type { RegisterData } from '../../schemas/illustrations/illustration-ownership.ts';
import {
  IllustrationFrame,
  type IllustrationMessages,
  type IllustrationPropsOf,
} from '../IllustrationFrame/IllustrationFrame.tsx';
import materials from '../IllustrationFrame/Materials.module.css';
import values from '../IllustrationFrame/Values.module.css';
import styles from './Register.module.css';
import { RegisterRow } from './RegisterRow.tsx';

/** The last movement, in words: `+250 to H-1187, 14 Nov 2026, 14:02`. */
function lastChange({ change, holders }: RegisterData, messages: IllustrationMessages) {
  const says = messages.illustrations.register;
  const holder = holders.find(({ state }) => state === 'changed')?.id;
  if (!change || !holder) return undefined;
  const n = formatNumber(Math.abs(change.shares), undefined, messages.language);
  return fill(change.shares < 0 ? says.gave : says.received, { n, holder, at: change.at });
}

export interface RegisterProps extends IllustrationPropsOf<'register'> {
  /** Further attributes of a holder's row, by the holder's index, such as those for dragging it. */
  rowProps?: ((index: number) => HTMLAttributes<HTMLTableRowElement>) | undefined;
}

/** Who holds what now: a table with a trunk that branches to each row. Its sum is checked. */
export function Register({ illustration, messages, rowProps }: RegisterProps) {
  const { data } = illustration;
  const { ofWhole, register: says } = messages.illustrations;
  const largest = Math.max(...data.holders.map(({ shares }) => shares), data.others?.shares ?? 0);
  const n = formatNumber(data.total, undefined, messages.language);
  const others = data.others && {
    ...data.others,
    id: fill(says.others, { n: formatNumber(data.others.count, undefined, messages.language) }),
    state: 'normal' as const,
  };
  return (
    <IllustrationFrame
      title={illustration.title ?? says.title}
      context={illustration.context}
      messages={messages}
      foot={[lastChange(data, messages), fill(says.sum, { n, total: n })]}
    >
      <table className={values.table}>
        <thead>
          <tr>
            <th scope="col" colSpan={2} className={styles.trunk}>
              <span className={`${styles.source} ${materials.stone}`} aria-hidden="true" />
              {says.holder}
            </th>
            <th scope="col" className={`${values.number} ${values.counted}`}>
              {data.unit ?? messages.illustrations.shares}
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
              number={formatNumber(holder.shares, undefined, messages.language)}
              percent={formatPercent(holder.shares, data.total, messages.language)}
              largest={largest}
              messages={says}
              rowProps={rowProps?.(index)}
            />
          ))}
        </tbody>
      </table>
    </IllustrationFrame>
  );
}
