import type { Action } from '../world/actions.ts';
import type { Shown } from '../world/session.ts';
import type { Transcript } from '../world/transcript.ts';
import type { ChainView } from '../world/view.ts';

/** The orders that the page sends to the worker, with what each takes and gives. */
export interface Orders {
  /** Starts a fresh chain and carries out some actions on it at once; of the preparation nothing is reported. */
  open: {
    takes: { prepare: Action[]; actions: Action[] };
    gives: { view: ChainView; done: Shown[] };
  };
  perform: { takes: Action; gives: { view: ChainView; shown: Shown } };
  transcript: { takes: undefined; gives: Transcript };
}

export type OrderName = keyof Orders;

/** One order, with a number that its answer repeats. */
export interface Order<Name extends OrderName = OrderName> {
  id: number;
  name: Name;
  takes: Orders[Name]['takes'];
}

export type WorkerAnswer = { id: number; gives: unknown } | { id: number; fault: string };
