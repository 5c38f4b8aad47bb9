import type { Chain, TransactionReceipt } from '../chain/chain.ts';
import { decode } from '../chain/codec.ts';
import { claim } from './calls.ts';
import { PEOPLE, type Person, UNIT } from './cast.ts';
import { type Find, read } from './contracts.ts';
import type { Wallets } from './view.ts';

/** The result of a payout: its transactions, and the sum for each person. */
interface Payout {
  receipts: TransactionReceipt[];
  /** Sums in units with cents; null where the contract refused to pay. */
  paid: Partial<Record<Person, number | null>>;
}

/**
 * Claims the newest payout for every wallet that held shares at its record date, one transaction each. A wallet
 * that cannot be paid does not hold up the others.
 */
export async function payHolders(chain: Chain, find: Find, wallets: Wallets): Promise<Payout> {
  const receipts: TransactionReceipt[] = [];
  const paid: Payout['paid'] = {};
  const count = await read(chain, find('payout'), ['payoutCount()', 'uint256']);
  const id = BigInt(String(count)) - 1n;
  for (const person of PEOPLE) {
    for (const wallet of wallets[person]) {
      const due = await read(
        chain,
        find('payout'),
        ['entitlement(uint256,address)', 'uint256'],
        [id, wallet],
      );
      if (due === 0n) continue;
      const receipt = await chain.send(claim(find, id, wallet));
      receipts.push(receipt);
      const [amount = 0n] = receipt.succeeded ? decode(['uint256'], receipt.output) : [];
      paid[person] = receipt.succeeded
        ? (paid[person] ?? 0) + Number((BigInt(String(amount)) * 100n) / UNIT) / 100
        : null;
    }
  }
  return { receipts, paid };
}
