import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deskFolder } from '../deploy/integration/desk-pages.ts';
import { RELEASE_MARK } from '../deploy/server/release.ts';
import { createSiteServer, type SiteServer } from '../deploy/server/site-server.ts';
import { listen, readPlace } from '../desk/listening.ts';
import { type Desk, startDesk } from '../desk/start-desk.ts';

/**
 * Serves the built site: `node scripts/serve.ts [folder]`, folder `dist` unless given, port from PORT and address from
 * HOST.
 */

const DEFAULT_PORT = 4321;
/** What an operator types to start the server, for messages. */
const COMMAND = 'npm start';
/** How long a slow download may go on after the server was told to stop, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Prints in one line what is wrong and what to do, and ends the process. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * Accepts no new requests, lets running ones finish, then stops the desk; the process then ends by itself with
 * code 0.
 */
function stopOnSignal({ stop }: SiteServer, desk: Desk): void {
  const end = () => {
    desk.hush();
    void stop(PATIENCE_MS).then(desk.stop);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
}

const dir = process.argv[2] ?? 'dist';
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
const desk = await startDesk(deskFolder(dir), (line) => say(line));
const site = await createSiteServer(dir, {}, undefined, desk);
stopOnSignal(site, desk);
const here = await orFail(() => listen(site.server, place, COMMAND));
console.info(`Falaj is at ${here}`);
for (const line of lines) console.info(line);
say = console.info;
await desk.inviteOwner(here);
