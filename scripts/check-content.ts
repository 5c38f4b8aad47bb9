import { globSync } from 'node:fs';
import { describeFault, readContent } from '../src/lib/content-files.ts';

/** Holds every content file, or those named on the command line, against its schema. */
const files = process.argv.length > 2 ? process.argv.slice(2) : globSync('content/**/*.yaml');
const faults = files.sort().flatMap((file) => readContent(file).faults);
for (const fault of faults) console.error(describeFault(fault));
console.info(`${files.length} content files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
