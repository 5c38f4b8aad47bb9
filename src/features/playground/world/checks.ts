import type { TransactionReceipt } from '../chain/chain.ts';
import { selectorOf } from '../chain/codec.ts';
import type { Find } from './contracts.ts';

/** The checks of a transfer, in the order in which the share makes them. */
export const CHECKS = [
  'running',
  'frozen',
  'free',
  'verified',
  'countries',
  'holders',
  'largest',
  'lockup',
  'approval',
] as const;

export type CheckId = (typeof CHECKS)[number];

export type CheckVerdict = 'passed' | 'refused' | 'notAsked';

/** The checks that the share makes itself, and the error of each. */
const OWN: { check: CheckId; error: string }[] = [
  { check: 'running', error: 'EnforcedPause()' },
  { check: 'frozen', error: 'WalletFrozen(address)' },
  { check: 'free', error: 'AmountExceedsFree(address,uint256,uint256)' },
  { check: 'verified', error: 'ReceiverNotVerified(address)' },
];

const CAN_TRANSFER = selectorOf('canTransfer(address,address,uint256)');

/**
 * Which checks a movement makes: an issue makes those of the receiver and the modules, an order only that of
 * the receiver.
 */
const ASKED: Record<'transfer' | 'issue' | 'order', (check: CheckId) => boolean> = {
  transfer: () => true,
  issue: (check) => CHECKS.indexOf(check) >= CHECKS.indexOf('verified'),
  order: (check) => check === 'verified',
};

/** The result of one check. */
export interface CheckResult {
  check: CheckId;
  verdict: CheckVerdict;
}

/**
 * How each check of a movement ended, read from the transaction: for modules, the answers they gave to the
 * compliance contract; for the share's own checks, the error it ended with.
 */
export function verdictsOf(
  receipt: TransactionReceipt,
  movement: 'transfer' | 'issue' | 'order',
  find: Find,
): CheckResult[] {
  const asked = CHECKS.filter(ASKED[movement]);
  const own = OWN.find(({ error }) => receipt.output.startsWith(selectorOf(error)));
  const refusing = asked.find((check) => {
    if (own && !receipt.succeeded) return check === own.check;
    const isModule = CHECKS.indexOf(check) > CHECKS.indexOf('verified');
    return isModule && answerOf(receipt, find(check)) === false;
  });
  // Any other error, such as a balance too small for an order, comes after all checks.
  const end = refusing ? asked.indexOf(refusing) : asked.length;
  return asked.map((check, index) => ({
    check,
    verdict: index < end ? 'passed' : index === end ? 'refused' : 'notAsked',
  }));
}

/** What a module answered about the movement; undefined if it was not asked. */
function answerOf({ calls }: TransactionReceipt, module: string): boolean | undefined {
  const call = calls.find(({ to, data }) => to === module && data.startsWith(CAN_TRANSFER));
  return call && BigInt(call.output) === 1n;
}
