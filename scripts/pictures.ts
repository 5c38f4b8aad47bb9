import { updatePictures } from './pictures/update.ts';

/**
 * Encodes pictures in the sizes that the site uses: `npm run pictures` all that are new or have changed, `npm
 * run pictures -- energy` only those named. See docs/add-a-picture.md.
 */
try {
  const names = process.argv.slice(2);
  const encoded = await updatePictures(names, { say: (line) => console.info(line) });
  console.info(encoded === 0 ? 'Every picture was encoded already.' : `${encoded} encoded.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
