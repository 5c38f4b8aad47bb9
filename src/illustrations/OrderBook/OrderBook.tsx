import { fill } from '@falaj/contract/fill.ts';
import { formatAmount } from '../../lib/format-amount.ts';
import { formatNumber } from '../../lib/format-number.ts';
import {
  IllustrationFrame,
  type IllustrationPropsOf,
} from '../IllustrationFrame/IllustrationFrame.tsx';
import styles from './OrderBook.module.css';
import { OrderBookSide } from './OrderBookSide.tsx';

/** Offers to buy and to sell as two tables. It is a still picture, which never updates. */
export function OrderBook({ illustration, messages }: IllustrationPropsOf<'orderBook'>) {
  const { bids, asks, measure, unit, last, volume, halted } = illustration.data;
  const says = messages.illustrations.orderBook;
  const depth = (side: typeof bids) => side.reduce((sum, { shares }) => sum + shares, 0);
  const deepest = Math.max(depth(bids), depth(asks));
  const spread = (asks[0]?.price ?? 0) - (bids[0]?.price ?? 0);
  const prices = [...bids, ...asks].map(({ price }) => price);
  const money = (value: number) =>
    formatAmount(
      Math.round(value * 10_000) / 10_000,
      measure,
      [...prices, last],
      messages.language,
    );
  const head = { price: says.price, measure, deepest, prices, language: messages.language };
  return (
    <IllustrationFrame
      title={illustration.title ?? says.title}
      context={illustration.context}
      messages={messages}
      foot={[
        halted ? fill(says.halted, { reason: halted }) : says.open,
        fill(says.last, { amount: money(last) }),
        fill(says.spread, { amount: money(spread) }),
        fill(says.volume, {
          n: formatNumber(volume, undefined, messages.language),
          unit: unit ?? messages.illustrations.shares,
        }),
      ]}
    >
      <div className={styles.book}>
        <OrderBookSide side="bids" orders={bids} name={says.buy} {...head} />
        <span className={styles.weir} data-state={halted ? 'halted' : 'open'} aria-hidden="true" />
        <OrderBookSide side="asks" orders={asks} name={says.sell} {...head} />
      </div>
    </IllustrationFrame>
  );
}
