import { updatePictures } from './pictures/update.ts';

/**
 * Makes the sizes in which the site shows its pictures: `npm run pictures` for all that are new or have
 * changed, `npm run pictures -- energy` for these. See docs/add-a-picture.md.
 */
try {
  const names = process.argv.slice(2);
  const encoded = await updatePictures(names, { say: (line) => console.info(line) });
  console.info(encoded === 0 ? 'Every picture was encoded already.' : `${encoded} encoded.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
