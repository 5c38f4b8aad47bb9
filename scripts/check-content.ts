import { checkContent } from '../src/content/check.ts';
import { describeFault } from '../src/content/files.ts';

/** Holds every content file against its schema and against the others; the build does the same. */
const { count, faults } = checkContent();
for (const fault of faults) console.error(describeFault(fault));
console.info(`${count} content files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
