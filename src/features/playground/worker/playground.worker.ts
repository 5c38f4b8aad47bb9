import type { Genesis } from '../chain/genesis-format.ts';
import genesis from '../genesis.json' with { type: 'json' };
import type { Action } from '../world/actions.ts';
import { Session, type Shown } from '../world/session.ts';
import type { Answer, Order } from './protocol.ts';

/** The chain, off the page's own thread. One order after the other: each waits for the one before. */
let session: Promise<Session> | undefined;
const start = () => Session.start(genesis as unknown as Genesis);

async function open(actions: Action[]) {
  session = start();
  const fresh = await session;
  const done: Shown[] = [];
  for (const action of actions) done.push(await fresh.perform(action));
  return { view: await fresh.now(), done };
}

async function obey({ name, takes }: Order): Promise<unknown> {
  if (name === 'open') return open(takes as Action[]);
  session ??= start();
  const current = await session;
  return name === 'perform' ? current.perform(takes as Action) : current.transcript();
}

let queue: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const { id } = data;
  queue = queue
    .then(() => obey(data))
    .then(
      (gives): Answer => ({ id, gives }),
      (error): Answer => ({ id, fault: String(error) }),
    )
    .then((answer) => postMessage(answer));
});
