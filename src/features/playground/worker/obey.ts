import type { InitialState } from '../chain/initial-state.ts';
import type { Action } from '../world/actions.ts';
import { PlaygroundSession, type Shown } from '../world/session.ts';
import type { Order, Orders, WorkerAnswer } from './protocol.ts';

/**
 * Carries out what the page asks for, one order after the other.
 * @param initialState the state in which every run begins, or will once it is there
 * @returns a function that takes an order and answers once those before it are done
 */
export function obeyer(
  initialState: InitialState | Promise<InitialState>,
): (order: Order) => Promise<WorkerAnswer> {
  let session: Promise<PlaygroundSession> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const open = async ({ prepare, actions }: Orders['open']['takes']) => {
    session = PlaygroundSession.start(await initialState);
    const fresh = await session;
    for (const action of prepare) await fresh.prepare(action);
    const done: Shown[] = [];
    for (const action of actions) done.push(await fresh.perform(action));
    return { view: await fresh.now(), done };
  };
  const obey = async ({ name, takes }: Order): Promise<unknown> => {
    if (name === 'open') return open(takes as Orders['open']['takes']);
    session ??= PlaygroundSession.start(await initialState);
    const current = await session;
    if (name === 'transcript') return current.transcript();
    const shown = await current.perform(takes as Action);
    return { shown, view: await current.now() };
  };
  return (order) => {
    const { id } = order;
    const answer = queue
      .then(() => obey(order))
      .then(
        (gives): WorkerAnswer => ({ id, gives }),
        (error): WorkerAnswer => ({ id, fault: String(error) }),
      );
    queue = answer;
    return answer;
  };
}
