import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { spread } from './figure.ts';
import { enquire, openPage, type Round, together } from './many.ts';
import { serveWithDesk } from './site-with-desk.ts';

/**
 * Measures how long it takes until an enquiry is safely on the disk, and until a page is served, at 50
 * connections each and in turns: `npx node packages/bench/desk.ts`. One process serves both. docs/bench.md explains it.
 */

const DIST = 'dist';
const CONNECTIONS = 50;
const ROUNDS = 5;
const ROUND_MS = 4000;

if (!existsSync(join(DIST, 'index.html'))) throw new Error(`${DIST} is missing: npm run build`);
const server = await serveWithDesk(DIST);
const rounds: Record<'page' | 'enquiry', Round[]> = { page: [], enquiry: [] };
try {
  // A first round lets the engine compile the code before it is measured.
  await together(CONNECTIONS, ROUND_MS / 4, openPage(server.origin));
  await together(CONNECTIONS, ROUND_MS / 4, enquire(server.origin));
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.page.push(await together(CONNECTIONS, ROUND_MS, openPage(server.origin)));
    rounds.enquiry.push(await together(CONNECTIONS, ROUND_MS, enquire(server.origin)));
  }
} finally {
  server.stop();
}

const row = (list: Round[]) => ({
  'per second': spread(list.map(({ count }) => count / (ROUND_MS / 1000))),
  'p50, ms': spread(list.map(({ p50 }) => p50)),
  'p99, ms': spread(list.map(({ p99 }) => p99)),
});
console.table({
  'page of the static server': row(rounds.page),
  'enquiry accepted': row(rounds.enquiry),
});
