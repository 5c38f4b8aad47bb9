import { writeFileSync } from 'node:fs';
import { DEFAULT_LOCALE } from '@falaj/contract/locale.ts';
import { read } from '../src/content/read/reader.ts';
import { tableText } from '../src/features/regulators/table-text.ts';

/** Writes the decision table of /tools/who-regulates-this as a document for lawyers. */
const FILE = 'docs/who-regulates.md';
const table = read('regulators', DEFAULT_LOCALE);
writeFileSync(FILE, tableText(table));
console.info(`${FILE} has ${table.rows.length} rows.`);
