import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import {
  CACHE,
  cacheControl,
  isPrivate,
  type PolicyFacts,
  REDIRECT_STATUS,
  redirectFor,
  siteHeaders,
} from './policy.ts';
import { acceptedEncodings, fixRange, guardResponse } from './sirv-gaps.ts';

/** Types that sirv does not know, or sends without the encoding of the text. */
const TYPES: Record<string, string> = {
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.ico': 'image/x-icon',
};

/** Where the build leaves the hashes of inline code for the site in `dir`. */
export const hashesFile = (dir: string) =>
  join(`${dir.replace(/[/\\]+$/, '')}-hosts`, 'hashes.json');

/**
 * A production server for a built site: precompressed files, ranges, ETags, redirects to the canonical
 * address, the site's own page for missing addresses. The folder is indexed once, here.
 * @param dir folder of the built site, beside which the build wrote `<dir>-hosts/hashes.json`
 * @throws when the folder, its hashes or its 404.html cannot be read
 */
export function createSiteServer(dir: string, hashes = readHashes(dir)): Server {
  const headers = Object.entries(siteHeaders(hashes));
  const notFound = notFoundHandler(dir);
  const files = sirv(dir, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(res, path, stats) {
      const type = TYPES[extname(path)];
      if (type) res.setHeader('Content-Type', type);
      fixRange(res.req, res, stats.size);
    },
  });

  return createServer((req, res) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuseMethod(res);
    const target = originForm(req.url ?? '/');
    const location = redirectFor(target);
    if (location) return void res.writeHead(REDIRECT_STATUS, { Location: location }).end();

    req.headers['accept-encoding'] = acceptedEncodings(req.headers['accept-encoding']);
    const path = decodedPath(target);
    // /404 is the error page itself: as an address of its own it must not answer 200.
    if (!path || path === '/404' || isPrivate(path)) return notFound(req, res);
    req.url = target;
    res.setHeader('Cache-Control', cacheControl(path));
    res.setHeader('Vary', 'Accept-Encoding');
    guardResponse(req, res);
    files(req, res, () => notFound(req, res));
  });
}

function readHashes(dir: string): PolicyFacts {
  return JSON.parse(readFileSync(hashesFile(dir), 'utf8'));
}

/** `http://host/path` is as valid in a request line as `/path` (RFC 9112 section 3.2.2). */
function originForm(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The path as sirv will look it up, or undefined when its percent-encoding is broken. */
function decodedPath(target: string): string | undefined {
  try {
    return decodeURI(target.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

/** RFC 9110 section 15.5.6: a 405 names the methods that would work. */
function refuseMethod(res: ServerResponse): void {
  res.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
  res.end('This site answers GET and HEAD only.\n');
}

/** Answers with 404.html and status 404, in the best encoding that the client accepts. */
function notFoundHandler(dir: string) {
  const file = join(dir, '404.html');
  const read = (name: string) => (existsSync(name) ? readFileSync(name) : undefined);
  const bodies = { br: read(`${file}.br`), gzip: read(`${file}.gz`), identity: readFileSync(file) };

  return (req: IncomingMessage, res: ServerResponse): void => {
    const accepted = String(req.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find(
      (name) => accepted.includes(name) && bodies[name],
    );
    const body = bodies[encoding ?? 'identity'] ?? bodies.identity;
    if (encoding) res.setHeader('Content-Encoding', encoding);
    res.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': CACHE.error,
      Vary: 'Accept-Encoding',
    });
    // Node sends no body in answer to HEAD.
    res.end(body);
  };
}
