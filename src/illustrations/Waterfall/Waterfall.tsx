import { fill } from '@falaj/contract/fill.ts';
import { formatAmount } from '../../lib/format-amount.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { formatPercent } from '../../lib/format-percent.ts';
import {
  IllustrationFrame,
  type IllustrationPropsOf,
} from '../IllustrationFrame/IllustrationFrame.tsx';
import values from '../IllustrationFrame/Values.module.css';
import styles from './Waterfall.module.css';
import { WaterfallRow } from './WaterfallRow.tsx';

/** From income to payout: a table whose amounts are also drawn as channels of proportional width. */
export function Waterfall({ illustration, messages }: IllustrationPropsOf<'waterfall'>) {
  const { measure, state, source, deductions, paid, shares, unit, at } = illustration.data;
  const { ofWhole, waterfall: says } = messages.illustrations;
  const { language } = messages;
  const steps = [...deductions, paid];
  // What one share gets; of a single one, the last row says it already.
  const each =
    shares > 1
      ? [
          fill(says.each, {
            amount: formatAmount(paid.amount / shares, measure, [], language),
            n: formatNumber(shares, undefined, language),
            unit: unit ?? messages.illustrations.shares,
          }),
        ]
      : [];
  return (
    <IllustrationFrame
      title={illustration.title ?? says.title}
      context={illustration.context}
      messages={messages}
      foot={[...each, fill(says[state], { at })]}
    >
      <table className={`${values.table} ${styles.table}`} data-state={state}>
        <thead>
          <tr>
            <td className={styles.channels} />
            <th scope="col">{says.item}</th>
            <th scope="col" className={`${values.number} ${values.extra}`}>
              {ofWhole}
            </th>
            <th scope="col" className={values.number}>
              {says.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {[source, ...steps].map((step, row) => (
            <WaterfallRow
              key={step.name}
              name={step.name}
              percent={formatPercent(step.amount, source.amount, language)}
              amount={formatAmount(
                row > 0 && row < steps.length ? -step.amount : step.amount,
                measure,
                [],
                language,
              )}
              steps={steps}
              row={row}
              whole={source.amount}
            />
          ))}
        </tbody>
      </table>
    </IllustrationFrame>
  );
}
