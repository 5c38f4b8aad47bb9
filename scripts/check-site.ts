import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { pending } from '../src/schemas/site/pending.ts';
import { checkSite } from './site/check.ts';

/** Checks the built site, in dist/ or the folder given, against what every page must be. */
const root = process.argv[2] ?? 'dist';
if (!existsSync(root)) throw new Error(`There is no ${root}/ yet: run npm run build first.`);

const { toCome, astray } = pending.parse(parse(readFileSync('content/pending.yaml', 'utf8')));
const { site, table, faults } = checkSite(root, [...toCome, ...astray]);

for (const fault of faults) console.error(fault);
console.info(table);
console.info(`${site.pages.size} pages, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
