import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';

/** What stands behind the command: the folder, and whether e-mails that wait are held. */
export function readCommand() {
  const { values, positionals } = parseArgs({
    options: { 'hold-mail': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  return { folder: positionals[0], holdsMail: values['hold-mail'] };
}

/** How long ending may take in all, and what visitors have of it, in milliseconds. */
const PATIENCE_MS = 10_000;
const VISITORS_MS = 4000;

/**
 * At SIGINT or SIGTERM accepts no new requests, lets running ones finish, then stops the desk; the process then ends by
 * itself with code 0. Whatever still hangs after ten seconds, such as a database that does not answer, ends with it.
 */
export function endOnSignal(
  stop: (patienceMs: number) => Promise<void>,
  desk: { hush: () => void; stop: () => Promise<void> },
): void {
  const end = () => {
    desk.hush();
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    void stop(VISITORS_MS).then(desk.stop);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
}

/** Where a server listens: a port of an address of this machine, or of all its addresses. */
export interface Place {
  port: number;
  host: string | undefined;
}

const MOST = 65_535;
const LOOPBACK = '127.0.0.1';
/** Addresses under which whoever sits at the machine reaches it by the name localhost, for which browsers allow passkeys. */
const LOCAL = ['127.0.0.1', '::1', '0.0.0.0', '::'];
/** What a system says of an address that is not its own, or of a name that has none. */
const ELSEWHERE = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'];

/**
 * Reads PORT and HOST. In production behind proxies of ours a server listens to this machine alone unless HOST says
 * otherwise: a visitor who went past the proxies could write any address into X-Forwarded-For.
 * @param otherwise the port without PORT
 * @param command by which the server is started, for the message
 * @throws an error whose message says in one line what is wrong and what to do
 */
export function readPlace(env: NodeJS.ProcessEnv, otherwise: number, command: string): Place {
  const { PORT, HOST, NODE_ENV, DESK_PROXIES } = env;
  const port = PORT ? Number(/^\d+$/.test(PORT) ? PORT : Number.NaN) : otherwise;
  if (!(port <= MOST)) {
    throw new Error(
      `PORT is "${PORT}", but has to be a number from 0 to ${MOST}, as in PORT=8080 ${command}.`,
    );
  }
  const isBehind = NODE_ENV === 'production' && Number(DESK_PROXIES) > 0;
  return { port, host: HOST || (isBehind ? LOOPBACK : undefined) };
}

/**
 * Lets a server listen.
 * @param command by which it is started, for the message
 * @returns the address at which a browser of this machine finds it
 * @throws an error whose message says in one line why it cannot and what to do
 */
export async function listen(server: Server, place: Place, command: string): Promise<string> {
  try {
    server.listen(place);
    await once(server, 'listening');
  } catch (error) {
    throw new Error(explain(error as NodeJS.ErrnoException, place, command));
  }
  const { address, port, family } = server.address() as AddressInfo;
  const name = family === 'IPv6' ? `[${address}]` : address;
  return `http://${LOCAL.includes(address) ? 'localhost' : name}:${port}`;
}

function explain(
  { code = '', message }: NodeJS.ErrnoException,
  { port, host }: Place,
  command: string,
) {
  const other = port < 1024 || port === MOST ? 8080 : port + 1;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${other} ${command}`;
  }
  if (code === 'EACCES') {
    return `Port ${port} needs special rights. Choose one above 1023: PORT=${other} ${command}`;
  }
  if (ELSEWHERE.includes(code)) {
    return `HOST is "${host}", which is no address of this machine. Choose ${LOOPBACK} for this machine alone, or 0.0.0.0 for all its networks: HOST=${LOOPBACK} ${command}`;
  }
  return `The server cannot start: ${message}`;
}
