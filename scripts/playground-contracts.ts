import { ensureGenesis } from './playground/ensure-genesis.ts';

/** `npm run playground:contracts`: compiles the contracts of the playground if their sources have changed. */
console.info(await ensureGenesis());
