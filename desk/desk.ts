import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { defaultLimits, watchConnections } from './connections.ts';
import { endOnSignal, listen, readCommand, readPlace } from './listening.ts';
import { startDesk } from './start-desk.ts';

/**
 * Runs the desk without the site, for a site that another server serves: `node desk/desk.ts [folder] [--hold-mail]`. The
 * folder is what the build wrote for the desk, `dist-hosts/desk` by default; the port comes from PORT (4322), the
 * address from HOST.
 */

const PORT = 4322;
/** What an operator types to start the desk, for what it prints. */
const COMMAND = 'node desk/desk.ts';
const CHECK_MS = 1000;

const { folder = 'dist-hosts/desk', holdsMail } = readCommand();
const desk = await startDesk(folder, (line) => console.info(line), process.env, holdsMail);
const handle = getRequestListener(desk.app.fetch, { hostname: 'localhost' });
const server = createServer({ connectionsCheckingInterval: CHECK_MS }, (req, res) => {
  if (!watch.refuses(req, res)) void handle(req, res);
});
const watch = watchConnections(server, defaultLimits());
endOnSignal(watch.stop, desk);
try {
  const here = await listen(server, readPlace(process.env, PORT, COMMAND), COMMAND);
  console.info(`The enquiry desk is at ${here}`);
  await desk.inviteOwner(here);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
