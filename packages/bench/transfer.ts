import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';

/** A received answer. */
interface Transfer {
  type: string;
  path: string;
  /** Size of headers and body together, in bytes. */
  bytes: number;
  encoding: string;
}

/** Records every answer that a page receives from now on. */
export async function watchTransfers(cdp: CDPSession): Promise<Transfer[]> {
  const open = new Map<string, Omit<Transfer, 'bytes'>>();
  const done: Transfer[] = [];
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'];
    const path = new URL(response.url).pathname;
    open.set(requestId, { type, path, encoding: encoding ?? '' });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = open.get(requestId);
    if (transfer) done.push({ ...transfer, bytes: encodedDataLength });
  });
  await cdp.send('Network.enable');
  return done;
}

/**
 * Counts the bytes of everything that a page requests from now on. The network domain must be enabled.
 * @returns a function that returns the bytes received up to a time in milliseconds since 1970, including
 * headers
 */
export function countBytes(cdp: CDPSession): (until: number) => number {
  // Events are stamped in seconds of a clock of their own; a request also has the wall time.
  let clock = 0;
  const asked = new Set<string>();
  const came: { at: number; bytes: number }[] = [];
  const add = (requestId: string, timestamp: number, bytes: number) => {
    if (asked.has(requestId)) came.push({ at: (timestamp + clock) * 1000, bytes });
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime }) => {
    clock = wallTime - timestamp;
    asked.add(requestId);
  });
  cdp.on('Network.responseReceived', ({ requestId, timestamp, response }) =>
    add(requestId, timestamp, response.encodedDataLength),
  );
  cdp.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    add(requestId, timestamp, encodedDataLength),
  );
  return (until) => came.reduce((sum, { at, bytes }) => (at <= until ? sum + bytes : sum), 0);
}

/** Size of a text in gzip, in bytes; 0 for an empty one. */
export const gzipText = (text: string | Buffer) =>
  text.length > 0 ? gzipSync(text, { level: 9 }).length : 0;

/** Size of a file of the site in gzip, in bytes: that of the served copy, if there is one. */
export function gzipSize(dir: string, path: string): number {
  const file = join(dir, path);
  if (existsSync(`${file}.gz`)) return statSync(`${file}.gz`).size;
  return existsSync(file) ? gzipText(readFileSync(file)) : 0;
}

/** The file of the page at an address. */
function pageFile(dir: string, path: string): string {
  const file = path === '/' ? '/index.html' : `${path}.html`;
  return existsSync(join(dir, file)) ? file : '/404.html';
}

/** Size of the same answers for a client that accepts gzip but not brotli, in bytes. */
export function gzipTransfer(dir: string, transfers: Transfer[]): number {
  return transfers.reduce((sum, { path, bytes, encoding, type }) => {
    if (encoding !== 'br') return sum + bytes;
    const file = type === 'Document' ? pageFile(dir, path) : path;
    return sum + bytes - statSync(join(dir, `${file}.br`)).size + gzipSize(dir, file);
  }, 0);
}
