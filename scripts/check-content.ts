import { checkContent } from '../src/content/check/check.ts';
import { describeFault } from '../src/content/check/diagnostics/fault.ts';
import { findRepeats, findSharedHeadings } from '../src/content/check/repeats.ts';

/**
 * Checks every content file against its schema and against the others, as the build does. It also looks for
 * copy that two pages share, which would not stop a build.
 */
const { files, faults } = checkContent('.', true);
if (faults.length === 0) faults.push(...findRepeats(files), ...findSharedHeadings(files));
for (const fault of faults) console.error(describeFault(fault));
console.info(`${files.length} content files read, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
