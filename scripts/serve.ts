import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deskFolder } from '../deploy/integration/desk-pages.ts';
import { RELEASE_MARK } from '../deploy/server/release.ts';
import { createSiteServer } from '../deploy/server/site-server.ts';
import { endOnSignal, listen, readCommand, readPlace } from '../desk/listening.ts';
import { startDesk } from '../desk/start-desk.ts';

/**
 * Serves the built site: `node scripts/serve.ts [folder] [--hold-mail]`, folder `dist` unless given, port from PORT
 * and address from HOST.
 */

const DEFAULT_PORT = 4321;
/** What an operator types to start the server, for messages. */
const COMMAND = 'npm start';

/** Prints in one line what is wrong and what to do, and ends the process. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { folder: dir = 'dist', holdsMail } = readCommand();
for (const file of [join(dir, 'index.html'), join(dir, '404.html'), join(dir, RELEASE_MARK)]) {
  if (!existsSync(file)) fail(`${file} is missing. Build the site first: npm run build`);
}

/** Does the work, or ends the process with what is wrong. */
async function orFail<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    return fail((error as Error).message);
  }
}

const place = await orFail(() => readPlace(process.env, DEFAULT_PORT, COMMAND));
// Messages of the desk before the server listens are printed after the address.
const lines: string[] = [];
let say = (line: string): void => {
  lines.push(line);
};
const desk = await startDesk(deskFolder(dir), (line) => say(line), process.env, holdsMail);
const site = await createSiteServer(dir, {}, undefined, desk);
endOnSignal(site.stop, desk);
const here = await orFail(() => listen(site.server, place, COMMAND));
console.info(`Falaj is at ${here}`);
for (const line of lines) console.info(line);
say = console.info;
await desk.inviteOwner(here);
