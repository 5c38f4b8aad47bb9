import { Chain, type TransactionReceipt } from '../chain/chain.ts';
import type { InitialState } from '../chain/initial-state.ts';
import type { ContractCall } from '../chain/transaction.ts';
import type { Action } from './actions.ts';
import { callsOf } from './calls.ts';
import { DAY, PEOPLE, type Person, walletOf } from './cast.ts';
import { type CheckResult, verdictsOf } from './checks.ts';
import { type Find, finder } from './contracts.ts';
import { type Insight, insightOf } from './insight.ts';
import { payHolders } from './pay.ts';
import { type ChainView, viewOf, type Wallets } from './view.ts';

/** The result of an action. */
export interface ActionResult {
  action: Action;
  /** Whether every transaction that had to succeed did. */
  isDone: boolean;
  receipts: TransactionReceipt[];
  /** How each check ended, where the action moves shares. */
  checks: CheckResult[];
  /** What a payout paid each person, in units with cents; null for somebody who could not be paid. */
  paid: Partial<Record<Person, number | null>>;
  /** The state before the action, where it moves shares and the caller asked for it. */
  before?: { view: ChainView; insight: Insight } | undefined;
}

const isMovement = (name: Action['do']) =>
  name === 'transfer' || name === 'issue' || name === 'order';

/** The five people, their share and its rules, on their own chain. */
export class World {
  readonly wallets = Object.fromEntries(
    PEOPLE.map((person) => [person, [walletOf(person)]]),
  ) as Wallets;
  readonly chain: Chain;
  readonly find: Find;
  private orders = 0;
  private view: ChainView | undefined;

  private constructor(chain: Chain, find: Find) {
    this.chain = chain;
    this.find = find;
  }

  /** Starts a fresh world. */
  static async start(initialState: InitialState): Promise<World> {
    return new World(await Chain.start(initialState), finder(initialState));
  }

  /** The present state of the contracts. */
  async now(): Promise<ChainView> {
    this.view ??= await viewOf(this.chain, this.find, this.wallets);
    return this.view;
  }

  /**
   * Carries out an action with real transactions and returns their results.
   * @param isWatched whether to ask beforehand what each check will find, where the action moves shares
   */
  async perform(action: Action, isWatched = false): Promise<ActionResult> {
    const before = isWatched ? await this.look(action) : undefined;
    if (action.do === 'wait') this.chain.wait(action.days * DAY);
    const receipts = await this.sendAll(this.callsOf(action));
    const isDone = receipts.every(({ succeeded }) => succeeded);
    if (isDone && action.do === 'recover')
      this.wallets[action.who] = [...this.wallets[action.who], this.wallet(action.who, 1)];
    const payout =
      action.do === 'pay' && isDone
        ? await payHolders(this.chain, this.find, this.wallets)
        : { receipts: [], paid: {} };
    const [first] = receipts;
    const checks = first && isMovement(action.do) ? verdictsOf(first, action.do, this.find) : [];
    this.view = undefined;
    return {
      ...{ action, isDone, checks, before, paid: payout.paid },
      receipts: [...receipts, ...payout.receipts],
    };
  }

  /** The wallet of a person; `ahead` 1 is the one that a recovery would lead to. */
  private wallet(person: Person, ahead = 0) {
    return walletOf(person, this.wallets[person].length - 1 + ahead);
  }

  private async look(action: Action): Promise<ActionResult['before']> {
    if (!isMovement(action.do) || !('to' in action)) return undefined;
    const from = 'from' in action ? this.wallet(action.from) : undefined;
    const ends = { from, to: this.wallet(action.to) };
    return { view: await this.now(), insight: await insightOf(this.chain, this.find, ends) };
  }

  private callsOf(action: Action): ContractCall[] {
    if (action.do === 'order') this.orders += 1;
    return callsOf(action, {
      find: this.find,
      wallet: (person) => this.wallet(person),
      nextWallet: (person) => this.wallet(person, 1),
      now: this.chain.time,
      order: this.orders,
    });
  }

  /** Sends transactions until one is refused. */
  private async sendAll(calls: ContractCall[]): Promise<TransactionReceipt[]> {
    const receipts: TransactionReceipt[] = [];
    for (const call of calls) {
      const receipt = await this.chain.send(call);
      receipts.push(receipt);
      if (!receipt.succeeded) break;
    }
    return receipts;
  }
}
