import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { deskFolder } from '../deploy/integration/desk-pages.ts';
import { parsePort } from '../deploy/server/port.ts';
import { RELEASE_MARK } from '../deploy/server/release.ts';
import { createSiteServer, type SiteServer } from '../deploy/server/site-server.ts';
import { type Desk, startDesk } from '../desk/start-desk.ts';

/** Serves the built site: `node scripts/serve.ts [folder]`, folder `dist` unless given, port from PORT. */

const DEFAULT_PORT = 4321;
/** How long a slow download may go on after the server was told to stop, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Prints in one line what is wrong and what to do, and ends the process. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  return (
    parsePort(text) ??
    fail(`PORT is "${text}", but has to be a number from 0 to 65535, as in PORT=8080 npm start.`)
  );
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') {
    const other = port === 65535 ? DEFAULT_PORT : port + 1;
    return `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${other} npm start`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} needs special rights. Choose one above 1023: PORT=${DEFAULT_PORT} npm start`;
  }
  return `The server cannot start: ${error.message}`;
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

const port = readPort(process.env.PORT);
// Messages of the desk before the server listens are printed after the address.
const lines: string[] = [];
let say = (line: string): void => {
  lines.push(line);
};
const desk = await startDesk(deskFolder(dir), (line) => say(line));
const site = await createSiteServer(dir, {}, undefined, desk);
const { server } = site;
server.once('error', (error) => fail(explain(error, port)));
server.listen(port, async () => {
  const here = `http://localhost:${(server.address() as AddressInfo).port}`;
  console.info(`Falaj is at ${here}`);
  for (const line of lines) console.info(line);
  say = console.info;
  await desk.inviteOwner(here);
});
stopOnSignal(site, desk);
