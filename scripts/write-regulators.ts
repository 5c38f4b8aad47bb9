import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { tableText } from '../src/features/regulators/table-text.ts';
import { regulators } from '../src/schemas/regulators/regulators.ts';

/** Writes the decision table of /tools/who-regulates-this as a document for lawyers. */
const FILE = 'docs/who-regulates.md';
const table = regulators.parse(parse(readFileSync('content/regulators.yaml', 'utf8')));
writeFileSync(FILE, tableText(table));
console.info(`${FILE} has ${table.rows.length} rows.`);
