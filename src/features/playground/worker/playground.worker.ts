import type { Genesis } from '../chain/genesis-format.ts';
import genesis from '../genesis.json' with { type: 'json' };
import { obeyer } from './obey.ts';
import type { Order } from './protocol.ts';

// The chain runs here, off the page's main thread.
const obey = obeyer(genesis as unknown as Genesis);

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  postMessage(await obey(data));
});
