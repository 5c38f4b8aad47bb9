import { encodeCall, type Value } from '../chain/codec.ts';
import { type Hex, keccakText } from '../chain/hex.ts';
import type { ContractCall } from '../chain/transaction.ts';
import type { Action, ActionName } from './actions.ts';
import { COUNTRY, DAY, type Duty, deskOf, type Person, UNIT } from './cast.ts';
import type { Find } from './contracts.ts';

/** The state that the calls of an action depend on. */
export interface Around {
  find: Find;
  /** The wallet that a person uses now. */
  wallet: (person: Person) => Hex;
  /** The wallet that a person would use after a recovery. */
  nextWallet: (person: Person) => Hex;
  /** Unix time of the present block. */
  now: number;
  /** A number that no earlier order had. */
  order: number;
}

type Make<Name extends ActionName> = (
  action: Extract<Action, { do: Name }>,
  around: Around,
) => ContractCall[];

const by =
  (duty: Duty) =>
  (to: Hex, signature: string, ...values: Value[]): ContractCall => ({
    from: deskOf(duty),
    to,
    data: encodeCall(signature, values),
  });

const [administrator, issuer, officer, registrar, payer, verifier] = [
  by('administrator'),
  by('issuer'),
  by('officer'),
  by('registrar'),
  by('payer'),
  by('verifier'),
];

/** How many days an approval is valid. */
const APPROVED = 7;
/** How many days until a payout can be closed. */
const PAYABLE = 365;

const MAKE: { [Name in ActionName]: Make<Name> } = {
  transfer: ({ from, to, amount }, { find, wallet }) => [
    {
      from: wallet(from),
      to: find('share'),
      data: encodeCall('transfer(address,uint256)', [wallet(to), BigInt(amount)]),
    },
  ],
  issue: ({ to, amount }, { find, wallet }) => [
    issuer(find('share'), 'mint(address,uint256)', wallet(to), BigInt(amount)),
  ],
  country: ({ of, allowed }, { find }) => [
    administrator(
      find('countries'),
      'setCountries(uint16[],bool)',
      [BigInt(COUNTRY[of])],
      allowed === 1,
    ),
  ],
  holders: ({ limit }, { find }) => [
    administrator(find('holders'), 'setHolderLimit(uint256)', BigInt(limit)),
  ],
  largest: ({ limit }, { find }) => [
    administrator(find('largest'), 'setMaxBalance(uint256)', BigInt(limit)),
  ],
  lockup: ({ days }, { find }) => [
    administrator(find('lockup'), 'setPeriod(uint64)', BigInt(days * DAY)),
  ],
  threshold: ({ limit }, { find }) => [
    officer(find('approval'), 'setThreshold(uint256)', BigInt(limit)),
  ],
  approve: ({ from, to, amount }, { find, wallet, now }) => [
    officer(
      find('approval'),
      'approve(address,address,uint256,uint64)',
      ...[wallet(from), wallet(to), BigInt(amount), BigInt(now + APPROVED * DAY)],
    ),
  ],
  freeze: ({ who, on }, { find, wallet }) => [
    officer(find('share'), 'setAddressFrozen(address,bool)', wallet(who), on === 1),
  ],
  pause: ({ on }, { find }) => [officer(find('share'), on === 1 ? 'pause()' : 'unpause()')],
  order: ({ from, to, amount }, { find, wallet, order }) => [
    registrar(
      find('share'),
      'forcedTransfer(address,address,uint256,bytes32)',
      ...[wallet(from), wallet(to), BigInt(amount), keccakText(`order ${order}`)],
    ),
  ],
  recover: ({ who }, { find, wallet, nextWallet }) => [
    verifier(find(who), 'addWallet(address)', nextWallet(who)),
    registrar(
      find('share'),
      'recoveryAddress(address,address,address)',
      ...[wallet(who), nextWallet(who), find(who)],
    ),
  ],
  withdraw: ({ who }, { find }) => [verifier(find('verifier'), 'withdraw(address)', find(who))],
  // Who is paid is known only once the payout is open; see pay.ts.
  pay: ({ sum, days }, { find, now }) => [
    payer(find('money'), 'print(address,uint256)', deskOf('payer'), BigInt(sum) * UNIT),
    payer(
      find('payout'),
      'open(uint256,uint48,uint48)',
      ...[BigInt(sum) * UNIT, BigInt(now - days * DAY), BigInt(now + PAYABLE * DAY)],
    ),
  ],
  wait: () => [],
};

/** The transactions that carry an action out, in their order. */
export const callsOf = (action: Action, around: Around): ContractCall[] =>
  (MAKE[action.do] as Make<ActionName>)(action, around);

/** Call that pays one wallet its part of a payout; anybody may make it. */
export const claim = (find: Find, id: bigint, holder: Hex): ContractCall =>
  payer(find('payout'), 'claim(uint256,address)', id, holder);
