import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { pending } from '../src/schemas/site/pending.ts';
import { checkBudgets, heaviest, printTable } from './site/budget-table.ts';
import { checkSite } from './site/check.ts';
import { loadSite } from './site/load.ts';

/** Checks the built site, in dist/ or the folder given, against what every page must be. */
const root = process.argv[2] ?? 'dist';
if (!existsSync(root)) throw new Error(`There is no ${root}/ yet: run npm run build first.`);

const site = await loadSite(root);
const paths = pending.parse(parse(readFileSync('content/pending.yaml', 'utf8')));
const rows = heaviest(site);
const faults = [...(await checkSite(site, paths)), ...checkBudgets(rows)];

for (const { file, line, message } of faults) {
  console.error(`${root}/${file}${line ? `:${line}` : ''}: ${message}`);
}
console.info(printTable(rows));
console.info(`${site.pages.size} pages, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
