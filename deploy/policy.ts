/**
 * The only source of all header and redirect rules. Our own server reads it when it starts, and the build
 * writes the rules in the formats of other hosts (deploy/hosts/). Change a rule here and nowhere else.
 */

/** Hashes of the inline code that the pages carry, as `sha256-<base64>` without quotes. */
export interface InlineHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

/** The header that carries the policy. */
export const POLICY_HEADER = 'Content-Security-Policy';

/** What the policy depends on, which can differ from build to build. */
export interface PolicyFacts extends InlineHashes {
  /** Other origins that forms may send to: that of the endpoint in content/site.yaml, if one is set. */
  connect?: string[] | undefined;
  /** The origins of a counter of visits, if content/site.yaml has one. */
  counter?: { script: string; sends: string } | undefined;
}

/**
 * A redirect of a raw request target (path and query). `$1` and `$2` in `to` stand for the groups of the
 * pattern.
 */
export interface RedirectRule {
  name: string;
  pattern: string;
  to: string;
}

export const REDIRECT_STATUS = 308;

/** Folder of files with a content hash in their name. */
export const ASSETS = '/_astro/';

/** A path that ends in a file extension; every other path is a page. Valid in JS, RE2 and PCRE. */
export const FILE_PATTERN = '\\.[A-Za-z][A-Za-z0-9]+$';

/** Cache rules (RFC 9111, and RFC 8246 for `immutable`). */
export const CACHE = {
  asset: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
  file: 'public, max-age=3600',
  error: 'no-cache',
} as const;

/** The file in the site's folder that configures a host and is not for visitors. */
export const HOST_FILE = '_headers';

/** Endings of precompressed copies, which are chosen by Accept-Encoding and have no address. */
export const COMPRESSED = ['.br', '.gz'];

/**
 * One address per page: `/x/`, `/x.html` and `/x/index.html` lead to `/x`, keeping the query string.
 * The first rule also guards the others: no later target can begin with `//` or `/\`, which browsers
 * read as the address of another site. The patterns work on the raw target, so that nothing that was
 * percent-encoded (a line break, a backslash) is decoded into the Location header. They are written
 * for JavaScript, RE2 (Caddy) and PCRE (nginx) alike and cannot backtrack badly.
 */
export const REDIRECTS: RedirectRule[] = [
  { name: 'slashes', pattern: '^[/\\\\][/\\\\]+(.*)$', to: '/$1' },
  { name: 'index', pattern: '^/(?:([^?]+)/)?index(?:\\.html)?/*(\\?.*)?$', to: '/$1$2' },
  { name: 'extension', pattern: '^/([^?]+)\\.html/*(\\?.*)?$', to: '/$1$2' },
  { name: 'trailing', pattern: '^/([^?]*[^?/])/+(\\?.*)?$', to: '/$1$2' },
];

const COMPILED = REDIRECTS.map(({ pattern, to }) => ({ pattern: new RegExp(pattern), to }));

/**
 * The canonical address of a request (RFC 9110 section 15.4.9, status 308).
 * @param target raw path and query as they came in the request line
 * @returns the address to redirect to, or undefined when the target is canonical already
 */
export function redirectFor(target: string): string | undefined {
  const rule = COMPILED.find(({ pattern }) => pattern.test(target));
  return rule && target.replace(rule.pattern, rule.to);
}

/**
 * Content Security Policy Level 3: only what is named is allowed, and inline code only by its hash.
 * Client-side navigation keeps the first page's policy, so one policy has to serve every page.
 * `upgrade-insecure-requests` is left to HSTS because it would break http://localhost in Safari.
 */
export function contentSecurityPolicy(facts: PolicyFacts): string {
  const { scriptHashes, styleHashes, connect = [], counter } = facts;
  const endpoints = connect.map((origin) => ` ${origin}`).join('');
  const quoted = (hashes: string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${counter ? ` ${counter.script}` : ''}${quoted(scriptHashes)}`,
    `style-src 'self'${quoted(styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${endpoints}${counter ? ` ${counter.sends}` : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self' mailto:${endpoints}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The policy that our own server sends with a file in place of that of pages: the same without hashes, which are
 * six sevenths of it. Only pages have inline code; a script that runs as a worker keeps all other rules. HTTP/1.1
 * repeats the headers with each answer. Over HTTP/2, which other hosts use, a policy is sent only once per
 * connection.
 * @param path of the file in the built site, with a slash at its start
 * @param policy that of pages
 * @returns undefined for a page
 */
export function filePolicy(path: string, policy: string): string | undefined {
  return path.endsWith('.html') ? undefined : policy.replace(/ 'sha256-[^']*'/g, '');
}

/**
 * Headers of every response. HSTS (RFC 6797) may always be sent: browsers ignore it over plain http. It
 * leaves out includeSubDomains, because other hosts of the company may still need http. X-Frame-Options is
 * for older browsers, which do not know frame-ancestors. Permissions-Policy switches off features that
 * visitors would object to. The list is short because headers are sent with every page, and together with its
 * markup they should fit into the 14.6 kB that a new connection sends at once (RFC 6928).
 */
export function siteHeaders(hashes: PolicyFacts): Record<string, string> {
  const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];
  return {
    [POLICY_HEADER]: contentSecurityPolicy(hashes),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

/** The Cache-Control value of a path. Pages are revalidated by ETag; errors use `CACHE.error`. */
export function cacheControl(path: string): string {
  if (path.startsWith(ASSETS)) return CACHE.asset;
  return new RegExp(FILE_PATTERN).test(path) && !path.endsWith('.html') ? CACHE.file : CACHE.page;
}

/** Whether a decoded path names a file that is in the folder but has no public address. */
export function isPrivate(path: string): boolean {
  return path === `/${HOST_FILE}` || COMPRESSED.some((ending) => path.endsWith(ending));
}
