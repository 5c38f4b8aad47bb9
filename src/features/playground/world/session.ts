import type { InitialState } from '../chain/initial-state.ts';
import type { Action } from './actions.ts';
import type { CheckId, CheckVerdict } from './checks.ts';
import { Describer, type Transaction } from './describe.ts';
import { type CheckValues, foundBy } from './found.ts';
import { type Transcript, transcriptOf } from './transcript.ts';
import type { ChainView } from './view.ts';
import { type ActionResult, World } from './world.ts';

/** A check with everything that the page says about it. */
export interface ShownCheck {
  check: CheckId;
  verdict: CheckVerdict;
  found: CheckValues;
}

/** An action as the page shows it. */
export interface Shown {
  action: Action;
  isDone: boolean;
  checks: ShownCheck[];
  /** The check that refused. */
  refusedBy?: CheckId | undefined;
  paid: ActionResult['paid'];
  transactions: Transaction[];
}

/** A run from its start: the world, and everything done in it. */
export class PlaygroundSession {
  private readonly initialState: InitialState;
  private readonly world: World;
  private readonly describer: Describer;
  private readonly steps: ActionResult[] = [];

  private constructor(initialState: InitialState, world: World) {
    this.initialState = initialState;
    this.world = world;
    this.describer = new Describer(initialState);
  }

  /** A fresh run. */
  static async start(initialState: InitialState): Promise<PlaygroundSession> {
    return new PlaygroundSession(initialState, await World.start(initialState));
  }

  /** The present state of the contracts. */
  now(): Promise<ChainView> {
    return this.world.now();
  }

  /** Does an action without recording what it shows, such as one that prepares a scenario. */
  async prepare(action: Action): Promise<void> {
    this.steps.push(await this.world.perform(action));
  }

  /** Does an action and returns everything the page shows of it. */
  async perform(action: Action): Promise<Shown> {
    const step = await this.world.perform(action, true);
    this.steps.push(step);
    const { isDone, paid, before } = step;
    const checks = step.checks.map(({ check, verdict }) => ({
      ...{ check, verdict },
      found: before
        ? foundBy(check, action as Extract<Action, { do: 'transfer' }>, before.view, before.insight)
        : {},
    }));
    const transactions = step.receipts.map((receipt) =>
      this.describer.transaction(receipt, this.world.wallets),
    );
    const refusedBy = checks.find(({ verdict }) => verdict === 'refused')?.check;
    return { action, isDone, checks, refusedBy, paid, transactions };
  }

  /** The run so far, for a file. */
  transcript(): Transcript {
    return transcriptOf(this.initialState, this.steps, this.world.chain.digest());
  }
}
