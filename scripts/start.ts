import { buildAndReport } from './build/report.ts';
import { isCurrent } from './build/stamp.ts';
import { TARGETS } from './build/targets.ts';

/** `npm start`: builds the site unless it is built and nothing has changed since, then serves it. */
const { site } = TARGETS;
const current = isCurrent(site.dir, site.inputs());
if (current) console.info('Nothing has changed since the last build.');

if (current || (await buildAndReport(site))) await import('./serve.ts');
else process.exitCode = 1;
