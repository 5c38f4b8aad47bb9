import { formatAmount } from '../../lib/format-amount.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { shareDigits } from '../../lib/share-digits.ts';
import type { OrderBookData } from '../../schemas/illustrations/illustration-money.ts';
import materials from '../IllustrationFrame/Materials.module.css';
import shares from '../IllustrationFrame/Shares.module.css';
import values from '../IllustrationFrame/Values.module.css';
import styles from './OrderBook.module.css';

interface OrderBookSideProps {
  side: 'bids' | 'asks';
  orders: OrderBookData['bids'];
  /** Head of the column of numbers: Buy or Sell. */
  name: string;
  price: string;
  measure: string;
  /** The total number of shares of the larger side, to which depth is drawn in proportion. */
  deepest: number;
  /** Every price of the book, so that all are printed with the same decimals. */
  prices: number[];
  /** Two letters (ISO 639-1). */
  language: string;
}

/** The offers of one side, best first. Their bars show the sum of the offers so far. */
export function OrderBookSide(props: OrderBookSideProps) {
  const { side, orders, name, price, measure, deepest, prices, language } = props;
  const upTo = (index: number) =>
    orders.slice(0, index + 1).reduce((sum, order) => sum + order.shares, 0);
  const isBids = side === 'bids';
  const level = `${materials.fill} ${styles.level} ${isBids ? materials.water : materials.stone}`;
  const head = <td className={styles.depth} />;
  return (
    <table className={`${values.table} ${styles.side} ${isBids ? styles.bids : ''}`}>
      <thead>
        <tr>
          {!isBids && head}
          <th scope="col">{price}</th>
          <th scope="col" className={values.number}>
            {name}
          </th>
          {isBids && head}
        </tr>
      </thead>
      <tbody>
        {orders.map((order, index) => {
          const depth = (
            <td className={styles.depth}>
              <span className={`${materials.groove} ${styles.bar}`} aria-hidden="true">
                <span
                  className={`${shares.share} ${level}`}
                  {...shareDigits(upTo(index), deepest)}
                />
              </span>
            </td>
          );
          return (
            <tr key={order.price}>
              {!isBids && depth}
              <th scope="row" className={styles.price}>
                <bdi>{formatAmount(order.price, measure, prices, language)}</bdi>
              </th>
              <td className={values.number}>{formatNumber(order.shares, undefined, language)}</td>
              {isBids && depth}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
