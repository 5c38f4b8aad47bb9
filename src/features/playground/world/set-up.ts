import { encode, encodeCall, type Value } from '../chain/codec.ts';
import { type Hex, keccakText } from '../chain/hex.ts';
import type { ContractCall } from '../chain/transaction.ts';
import {
  CLOSED,
  COUNTRIES,
  COUNTRY,
  type Duty,
  deskOf,
  OPENING,
  PEOPLE,
  RULES,
  UNIT,
  walletOf,
} from './cast.ts';

/** Creation code of a contract by its name in the code examples. */
export type Codes = (contract: string) => Hex;

/** Sends a transaction and returns the address of the contract that it created, if it created one. */
export type Send = (call: ContractCall) => Promise<Hex | undefined>;

/** A contract of the world: its role, its name in the code examples, and its address. */
export interface Deployed {
  role: string;
  contract: string;
  address: Hex;
}

const TOPIC = 1n;
/** A role as OpenZeppelin's AccessControl knows it: the hash of its name. */
const roleOf = (name: string) => keccakText(name);

/** Deploys and arranges everything, as an issuer would before the first sale. */
export async function setUp(codes: Codes, send: Send): Promise<Deployed[]> {
  const all: Deployed[] = [];
  const admin = deskOf('administrator');
  const find = (name: string) => all.find((one) => one.role === name)?.address ?? '0x';
  const deploy = async (name: string, contract: string, types: string[], values: Value[]) => {
    const data = `${codes(contract)}${encode(types, values).slice(2)}` as Hex;
    const address = await send({ from: admin, data });
    if (!address) throw new Error(`${contract} was not deployed`);
    all.push({ role: name, contract, address });
    return address;
  };
  const call = async (to: string, signature: string, values: Value[], from: Hex = admin) => {
    await send({ from, to: find(to), data: encodeCall(signature, values) });
  };
  const grant = (to: string, name: string, who: Hex) =>
    call(to, 'grantRole(bytes32,address)', [roleOf(name), who]);

  const verifier = await deploy('verifier', 'TestIssuer', [], []);
  const registry = await deploy('registry', 'IdentityRegistry', ['address'], [admin]);
  await call('registry', 'setClaimTopics(uint256[])', [[TOPIC]]);
  await call('registry', 'setTrustedIssuer(uint256,address,bool)', [TOPIC, verifier, true]);
  await grant('registry', 'REGISTRY_AGENT_ROLE', admin);
  const compliance = await deploy('compliance', 'ModularCompliance', ['address'], [admin]);
  const types = ['string', 'string', 'address', 'address', 'address'];
  const names = ['Wadi House', 'WADI'];
  const share = await deploy('share', 'ShareToken', types, [...names, registry, compliance, admin]);
  await call('compliance', 'bindToken(address)', [share]);
  await grant('registry', 'REGISTRY_AGENT_ROLE', share);
  const duties: [string, Duty][] = [
    ['SUPPLY_AGENT_ROLE', 'issuer'],
    ['FREEZE_AGENT_ROLE', 'officer'],
    ['PAUSE_AGENT_ROLE', 'officer'],
    ['TRANSFER_AGENT_ROLE', 'registrar'],
  ];
  for (const [name, duty] of duties) await grant('share', name, deskOf(duty));

  const module = async (name: string, contract: string, owner: Hex, ...limit: bigint[]) => {
    const types = ['address', 'address', ...limit.map(() => 'uint256')];
    const address = await deploy(name, contract, types, [share, owner, ...limit]);
    await call('compliance', 'addModule(address)', [address]);
  };
  await module('countries', 'CountryAllowModule', admin);
  const open = COUNTRIES.filter((country) => country !== CLOSED).map(BigInt);
  await call('countries', 'setCountries(uint16[],bool)', [open, true]);
  await module('holders', 'HolderLimitModule', admin, RULES.holders);
  await module('largest', 'MaxBalanceModule', admin, RULES.largest);
  await module('lockup', 'LockupModule', admin, RULES.lockup);
  await module('approval', 'ApprovalModule', deskOf('officer'), RULES.threshold);

  for (const person of PEOPLE) {
    const identity = await deploy(
      person,
      'TestInvestor',
      ['uint256', 'address'],
      [TOPIC, verifier],
    );
    await call('registry', 'registerIdentity(address,address,uint16)', [
      ...[walletOf(person), identity, BigInt(COUNTRY[person])],
    ]);
    const mint = [walletOf(person), OPENING[person]];
    if (OPENING[person] > 0n) await call('share', 'mint(address,uint256)', mint, deskOf('issuer'));
  }

  const money = await deploy('money', 'TestMoney', [], []);
  const parts = ['address', 'address', 'address'];
  const payout = await deploy('payout', 'Distribution', parts, [share, money, admin]);
  await grant('payout', 'PAYING_AGENT_ROLE', deskOf('payer'));
  const most = (1n << 128n) * UNIT;
  await call('money', 'approve(address,uint256)', [payout, most], deskOf('payer'));
  return all;
}
