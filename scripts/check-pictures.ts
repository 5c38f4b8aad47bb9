import { checkPictures } from '../src/content/images/picture-files.ts';

/** Checks the encoded pictures in media/encoded against their masters in media/reliefs. */
const faults = checkPictures();
for (const fault of faults) console.error(fault);
if (faults.length === 0)
  console.info('Every picture is encoded, and no encoded file is left over.');
process.exitCode = faults.length > 0 ? 1 : 0;
