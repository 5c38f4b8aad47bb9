import type { OrderName, Orders, WorkerAnswer } from './protocol.ts';

/** Sends an order to the worker and waits for its answer. */
export type Ask = <Name extends OrderName>(
  name: Name,
  takes: Orders[Name]['takes'],
) => Promise<Orders[Name]['gives']>;

/** What the page needs of a worker; tests pass their own. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

const startWorker = (): WorkerPort =>
  new Worker(new URL('./playground.worker.ts', import.meta.url), { type: 'module' });

/**
 * Starts the chain in a worker of its own.
 * @returns how to ask it, and how to end it. A request fails when the worker cannot be loaded or has crashed.
 */
export function connect(port: WorkerPort = startWorker()): { ask: Ask; end: () => void } {
  const waiting = new Map<
    number,
    { resolve: (gives: never) => void; reject: (why: Error) => void }
  >();
  let last = 0;
  const fail = (why: Error) => {
    for (const { reject } of waiting.values()) reject(why);
    waiting.clear();
  };
  port.addEventListener('message', (event: MessageEvent<WorkerAnswer>) => {
    const { data } = event;
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    if ('fault' in data) question?.reject(new Error(data.fault));
    else question?.resolve(data.gives as never);
  });
  port.addEventListener('error', () => fail(new Error('The worker could not be loaded')));
  const ask: Ask = (name, takes) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      port.postMessage({ id: last, name, takes });
    });
  return {
    ask,
    end: () => {
      port.terminate();
      fail(new Error('The worker has ended'));
    },
  };
}
