import { type LaunchRow, launchRows } from './site/launch-rows.ts';

/** `npm run launch` lists everything that is still a sample or unset; it fails while there is something that must be done. */
const rows = launchRows('.', process.env, new Date().toISOString().slice(0, 10));

const list = (title: string, some: LaunchRow[]) =>
  console.info(
    [
      `${title}: ${some.length}`,
      ...some.map(({ file, line, says }) => `  ${file}${line ? `:${line}` : ''}: ${says}`),
      '',
    ].join('\n'),
  );
const musts = rows.filter(({ isMust }) => isMust);
list('You must', musts);
list(
  'You should',
  rows.filter(({ isMust }) => !isMust),
);
process.exitCode = musts.length > 0 ? 1 : 0;
