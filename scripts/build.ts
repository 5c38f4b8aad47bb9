import { buildAndReport } from './build/report.ts';
import { TARGETS } from './build/targets.ts';
import { ensureGenesis } from './playground/ensure-genesis.ts';

/**
 * Builds the site and the desk's inbox, or only one target: `node scripts/build.ts gallery`; see
 * scripts/build/build.ts.
 */
const [, , name] = process.argv;
const targets = Object.entries(TARGETS)
  .filter(([known]) => (name ? known === name : known !== 'gallery'))
  .map(([, target]) => target);
if (targets.length === 0) {
  throw new Error(`There is no "${name}" to build, only ${Object.keys(TARGETS)}.`);
}
// Contracts that have changed are compiled before anything is built from them.
await ensureGenesis();
process.exitCode = 0;
for (const target of targets) if (!(await buildAndReport(target))) process.exitCode = 1;
