import { buildAndReport } from './build/report.ts';
import { isCurrent } from './build/stamp.ts';
import { TARGETS } from './build/targets.ts';

/**
 * `npm start`: builds the site and the desk's inbox, each unless it is built and nothing has changed since, then
 * serves them.
 */
const { site, inbox } = TARGETS;
const stale = [site, inbox].filter(({ dir, inputs }) => !isCurrent(dir, inputs()));
if (stale.length === 0) console.info('Nothing has changed since the last build.');

let isBuilt = true;
for (const target of stale) isBuilt = isBuilt && (await buildAndReport(target));
if (isBuilt) await import('./serve.ts');
else process.exitCode = 1;
