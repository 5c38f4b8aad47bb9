import type { InitialState } from '../chain/initial-state.ts';
import { obeyer } from './obey.ts';
import type { Order } from './protocol.ts';

// The chain runs here, off the page's main thread. Its initial state is a file of its own: it changes with the
// contracts, the virtual machine with its releases, and a browser keeps each until then.
const initialState = import('../initial-state.json');
const obey = obeyer(initialState.then((module) => module.default as unknown as InitialState));

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  postMessage(await obey(data));
});
