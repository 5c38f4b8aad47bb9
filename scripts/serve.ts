import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSiteServer, hashesFile } from '../deploy/server.ts';

/** Serves the built site: `node scripts/serve.ts [folder]`, folder `dist` unless given, port from PORT. */

const DEFAULT_PORT = 4321;
/** How long a slow download may go on after the server was told to stop. */
const PATIENCE_MS = 10_000;

/** Says what is wrong and what to do in one line, and ends. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65535) return port;
  return fail(
    `PORT is "${text}", but has to be a number from 0 to 65535, as in PORT=8080 npm start.`,
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

/** Takes no new requests, lets the running ones finish, then the process ends by itself with 0. */
function stopOnSignal(server: Server): void {
  const stop = () => {
    // A connection is idle only once its response is out, so look again after each.
    const closing = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => clearInterval(closing));
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

const dir = process.argv[2] ?? 'dist';
for (const file of [join(dir, 'index.html'), join(dir, '404.html'), hashesFile(dir)]) {
  if (!existsSync(file)) fail(`${file} is missing. Build the site first: npm run build`);
}

const port = readPort(process.env.PORT);
const server = createSiteServer(dir);
server.once('error', (error) => fail(explain(error, port)));
server.listen(port, () => {
  console.info(`Falaj is at http://localhost:${(server.address() as AddressInfo).port}`);
});
stopOnSignal(server);
