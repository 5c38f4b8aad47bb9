import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Where sirv 3.0.2 falls short of RFC 9110, or can take the server down. Each part can go when sirv
 * learns it (https://github.com/lukeed/sirv/issues/155 for the first).
 */

/**
 * Rewrites a Range header into the one form that sirv reads correctly, `bytes=first-last`. By itself
 * sirv answers `bytes=-500` with the first bytes and dies on `bytes=9-1`. A range that it cannot
 * express (units other than bytes, several ranges, `0-0`) is dropped, which RFC 9110 section 14.2
 * allows: the whole file is sent.
 * @param size length of the representation in bytes
 * @returns the header to use, or undefined to send the whole file
 */
export function plainRange(range: string | undefined, size: number): string | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start >= size) return first || last === '0' ? `bytes=${size}-` : undefined;
  return end < start || end === 0 ? undefined : `bytes=${start}-${end}`;
}

/**
 * Corrects the request's Range header for the file that sirv has chosen; to be called from its
 * `setHeaders` hook. Ranges count for GET only, and a conditional range (If-Range) needs a strong
 * validator, which sirv does not send (RFC 9110 sections 13.1.5 and 14.2).
 */
export function fixRange(req: IncomingMessage, res: ServerResponse, size: number): void {
  const usable = req.method === 'GET' && !req.headers['if-range'];
  const range = usable ? plainRange(req.headers.range, size) : undefined;
  if (range) req.headers.range = range;
  else delete req.headers.range;
  if (range === `bytes=${size}-`) res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Accept-Ranges', 'bytes');
}

/** Removes codings that the client refuses with `;q=0`; sirv looks for their names only. */
export function acceptedEncodings(header: string | string[] | undefined): string {
  const codings = String(header ?? '').split(',');
  return codings.filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/i.test(coding)).join(',');
}

/**
 * Ties the file to the response. Without it the file stays open for ever when a visitor leaves in the
 * middle of a video, and a file that a new build has removed ends the process. Also adds the ETag
 * that a 304 has to carry (RFC 9110 section 15.4.5).
 */
export function guardResponse(req: IncomingMessage, res: ServerResponse): void {
  res.on('pipe', (file) => {
    res.once('close', () => file.destroy());
    file.on('error', () => res.destroy());
  });
  const writeHead = res.writeHead.bind(res) as (status: number, headers?: object) => ServerResponse;
  res.writeHead = ((status: number, headers?: object) => {
    const etag = req.headers['if-none-match'];
    return writeHead(status, status === 304 && etag ? { ...headers, ETag: etag } : headers);
  }) as typeof res.writeHead;
}
