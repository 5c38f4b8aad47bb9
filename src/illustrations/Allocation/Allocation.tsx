import { fill } from '@falaj/contract/fill.ts';
import { formatAmount } from '../../lib/format-amount.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { formatPercent } from '../../lib/format-percent.ts';
import {
  IllustrationFrame,
  type IllustrationPropsOf,
} from '../IllustrationFrame/IllustrationFrame.tsx';
import materials from '../IllustrationFrame/Materials.module.css';
import values from '../IllustrationFrame/Values.module.css';
import { AllocationStone } from './AllocationStone.tsx';

/** Who gets which part of a whole: a stone cut in proportion, and the parts as a table. */
export function Allocation({ illustration, messages }: IllustrationPropsOf<'allocation'>) {
  const { total, value, measure, parts, smallest, state, unit } = illustration.data;
  const { ofWhole, allocation: says } = messages.illustrations;
  const { language } = messages;
  return (
    <IllustrationFrame
      title={illustration.title ?? says.title}
      context={illustration.context}
      messages={messages}
      foot={[
        says[state],
        fill(says.each, { amount: formatAmount(value / total, measure, [], language) }),
        smallest
          ? fill(says.smallest, { n: formatNumber(smallest, undefined, language) })
          : undefined,
      ]}
    >
      <AllocationStone data={illustration.data} language={language} />
      <table className={values.table}>
        <thead>
          <tr>
            <th scope="col">{says.part}</th>
            <th scope="col" className={`${values.number} ${values.extra}`}>
              {ofWhole}
            </th>
            <th scope="col" className={`${values.number} ${values.counted}`}>
              {unit ?? messages.illustrations.shares}
            </th>
            <th scope="col" className={values.number}>
              {says.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.class}>
              <th scope="row">{part.class}</th>
              <td className={`${values.number} ${values.extra} ${materials.quiet}`}>
                {formatPercent(part.shares, total, language)}
              </td>
              <td className={values.number}>{formatNumber(part.shares, undefined, language)}</td>
              <td className={values.number}>
                <bdi>{formatAmount((part.shares * value) / total, measure, [], language)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </IllustrationFrame>
  );
}
