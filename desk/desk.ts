import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { defaultLimits, watchConnections } from './connections.ts';
import { listen, readPlace } from './listening.ts';
import { startDesk } from './start-desk.ts';

/**
 * Runs the desk without the site, for a site that another server serves: `node desk/desk.ts [folder]`. The
 * folder is what the build wrote for the desk, `dist-hosts/desk` by default; the port comes from PORT (4322), the
 * address from HOST.
 */

const PORT = 4322;
/** What an operator types to start the desk, for what it prints. */
const COMMAND = 'node desk/desk.ts';
/** How long ending may take in all, and what visitors have of it, in milliseconds. */
const PATIENCE_MS = 10_000;
const VISITORS_MS = 4000;
const CHECK_MS = 1000;

const desk = await startDesk(process.argv[2] ?? 'dist-hosts/desk', (line) => console.info(line));
const handle = getRequestListener(desk.app.fetch, { hostname: 'localhost' });
const server = createServer({ connectionsCheckingInterval: CHECK_MS }, (req, res) => {
  if (!watch.refuses(req, res)) void handle(req, res);
});
const watch = watchConnections(server, defaultLimits());
const end = () => {
  desk.hush();
  // Whatever still hangs then, such as a database that does not answer, ends with the process.
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  void watch.stop(VISITORS_MS).then(desk.stop);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
try {
  const here = await listen(server, readPlace(process.env, PORT, COMMAND), COMMAND);
  console.info(`The enquiry desk is at ${here}`);
  await desk.inviteOwner(here);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
