import type { InitialState } from '../chain/initial-state.ts';
import initialState from '../initial-state.json' with { type: 'json' };
import { obeyer } from './obey.ts';
import type { Order } from './protocol.ts';

// The chain runs here, off the page's main thread.
const obey = obeyer(initialState as unknown as InitialState);

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  postMessage(await obey(data));
});
