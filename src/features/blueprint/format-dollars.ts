import { formatAmount } from '../../lib/format-amount.ts';
import { keepOrder } from '../../lib/keep-order.ts';

/**
 * An amount in US dollars as text of an island: `$12,000`, with cents where it has some.
 * @param language of the text around it, as a language tag (BCP 47)
 */
export const formatDollars = (amount: number, language: string): string =>
  keepOrder(formatAmount(amount, 'USD', [], language), language);
