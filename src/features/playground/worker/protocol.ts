import type { Action } from '../world/actions.ts';
import type { Shown } from '../world/session.ts';
import type { Transcript } from '../world/transcript.ts';
import type { ChainView } from '../world/view.ts';

/** What the page asks the worker for, and what it gets. */
export interface Orders {
  /** A fresh chain, on which some things are done at once; of the preparation nothing is told. */
  open: {
    takes: { prepare: Action[]; actions: Action[] };
    gives: { view: ChainView; done: Shown[] };
  };
  perform: { takes: Action; gives: { view: ChainView; shown: Shown } };
  transcript: { takes: undefined; gives: Transcript };
}

export type OrderName = keyof Orders;

/** One question, with a number that its answer bears as well. */
export interface Order<Name extends OrderName = OrderName> {
  id: number;
  name: Name;
  takes: Orders[Name]['takes'];
}

export type WorkerAnswer = { id: number; gives: unknown } | { id: number; fault: string };
