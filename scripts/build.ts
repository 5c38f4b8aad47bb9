import { buildAndReport } from './build/report.ts';
import { TARGETS } from './build/targets.ts';

/** Builds the site, or with `node scripts/build.ts gallery` the gallery; see scripts/build/build.ts. */
const name = process.argv[2] ?? 'site';
const target = Object.entries(TARGETS).find(([known]) => known === name)?.[1];
if (!target) throw new Error(`There is no "${name}" to build, only ${Object.keys(TARGETS)}.`);
process.exitCode = (await buildAndReport(target)) ? 0 : 1;
