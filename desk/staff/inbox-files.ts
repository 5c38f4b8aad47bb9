import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context as Request } from 'hono';

/** Folder in which the build puts the application. */
export const INBOX_FOLDER = fileURLToPath(new URL('../dist', import.meta.url));

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
};
const TEXT = /^(text|image\/svg)/;

/** The policy allows only the application's own files and requests to its API (CSP Level 3). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Headers of everything below /desk, in place of the site's. */
export const HEADERS = {
  'Content-Security-Policy': POLICY,
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const PAGE = 'index.html';
const compress = promisify(brotliCompress);

interface File {
  body: Buffer<ArrayBuffer>;
  small?: Buffer<ArrayBuffer> | undefined;
  type: string;
}

/**
 * Reads the application's files into memory, so that one address never mixes two builds.
 * @returns a function that answers a path below `/desk` with a file, or with the page for every other path
 */
export async function openInboxFiles(folder: string) {
  const names = existsSync(join(folder, PAGE)) ? await readdir(folder, { recursive: true }) : [];
  const files = new Map<string, File>();
  for (const name of names) {
    const type = TYPES[extname(name)];
    if (!type) continue;
    const body = readFileSync(join(folder, name));
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    const small = TEXT.test(type) ? await compress(body, options) : undefined;
    files.set(name.replaceAll('\\', '/'), { type, body, small });
  }
  return (request: Request): Response => {
    const name = request.req.path.replace(/^\/desk\/?/, '');
    const isAsset = name.startsWith('assets/');
    const file = files.get(isAsset ? name : PAGE);
    if (!file) {
      const text = isAsset ? 'There is no such file.\n' : 'The inbox is not built: npm run build\n';
      return new Response(text, { status: isAsset ? 404 : 503, headers: HEADERS });
    }
    const isSmall = file.small && /\bbr\b/.test(request.req.header('accept-encoding') ?? '');
    return new Response(isSmall ? file.small : file.body, {
      headers: {
        ...HEADERS,
        'Content-Type': file.type,
        Vary: 'Accept-Encoding',
        'Cache-Control': isAsset ? 'private, max-age=31536000, immutable' : 'no-store',
        ...(isSmall && { 'Content-Encoding': 'br' }),
      },
    });
  };
}
