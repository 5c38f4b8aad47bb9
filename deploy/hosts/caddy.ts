import {
  ASSETS,
  CACHE,
  COMPRESSED,
  FILE_PATTERN,
  HOST_FILE,
  type PolicyFacts,
  REDIRECT_STATUS,
  REDIRECTS,
  siteHeaders,
} from '../policy.ts';
import { NOT_FOUND_PAGES } from './not-found.ts';

/** Passes a request on to one of the desks. */
const TO_DESK = `\t\treverse_proxy {$DESK:desk:4322} {
\t\t\t# While one desk is being replaced, whoever finds it gone is sent on to the other at once,
\t\t\t# and nobody else to it for two seconds.
\t\t\tlb_retries 1
\t\t\tfail_duration 2s
\t\t\ttransport http {
\t\t\t\tdial_timeout 1s
\t\t\t}
\t\t}
`;

/**
 * What a browser is shown where no desk answers, in the language of the page that it comes from, or of the link in an
 * e-mail; a script needs only the status.
 */
const OFFLINE = `\t\t@offline {
\t\t\texpression {err.status_code} in [502, 503, 504]
\t\t\theader Accept *text/html*
\t\t}
\t\thandle @offline {
\t\t\tmap {header.Referer} {offline} {
\t\t\t\t~^https?://[^/]+/([a-z][a-z])/ /\${1}/offline.html
\t\t\t\tdefault /{query.language}/offline.html
\t\t\t}
\t\t\troot * {$DESK_PAGES:/desk-pages}
\t\t\ttry_files {offline} /offline.html
\t\t\tfile_server {
\t\t\t\tprecompressed br gzip
\t\t\t}
\t\t}
`;

/** The routes that Caddy sends to the enquiry desk. */
const deskRoutes = (headers: Record<string, string>) => `\t@metrics path /api/metrics
\t# In a handle of its own: a bare respond would come after all that are handled.
\thandle @metrics {
\t\timport policy
\t\trespond 404
\t}
\t# What it says to visitors has the headers of the site, the inbox has its own.
\t@visitors path /api/*
\thandle @visitors {
\t\timport policy
${TO_DESK}\t}
\t@staff path /desk /desk/*
\thandle @staff {
\t\theader {
\t\t\tStrict-Transport-Security "${headers['Strict-Transport-Security']}"
\t\t\t-Server
\t\t}
${TO_DESK}\t}
`;

/** The pages with a form in their version for sites with a desk, under their names on the site. */
const DESK_PAGES = `\t\t@form {
\t\t\tnot path */
\t\t\tfile {
\t\t\t\troot {$DESK_PAGES:/desk-pages}
\t\t\t\ttry_files {path} {path}.html
\t\t\t}
\t\t}
\t\thandle @form {
\t\t\troot * {$DESK_PAGES:/desk-pages}
\t\t\theader Cache-Control "${CACHE.page}"
\t\t\trewrite * {http.matchers.file.relative}
\t\t\tfile_server {
\t\t\t\tprecompressed br gzip
\t\t\t\tdisable_canonical_uris
\t\t\t}
\t\t}
`;

/** The not-found pages of translations, for addresses that begin with their names. */
const notFoundOfLanguages = NOT_FOUND_PAGES.map(
  ({ prefix, file }, index) => `\t\t@missing${index} {
\t\t\texpression {err.status_code} == 404
\t\t\tpath ${prefix} ${prefix}/*
\t\t}
\t\thandle @missing${index} {
\t\t\trewrite * ${file}
\t\t\tfile_server {
\t\t\t\tprecompressed br gzip
\t\t\t}
\t\t}
`,
).join('');

/**
 * A `Caddyfile` that serves the site from SITE_ROOT (default /srv) on PORT (default 8080) over plain http,
 * for a container behind a load balancer that ends TLS. https://caddyserver.com/docs/caddyfile
 *
 * Beside the desk it listens at SITE_ADDRESS (default :8080; with a host name it fetches certificates by itself), and
 * sends to DESK (default desk:4322) what is for the desk.
 */
export function caddyfile(hashes: PolicyFacts, besideDesk = false): string {
  const policy = siteHeaders(hashes);
  const headers = Object.entries(policy).map(([name, value]) => `\t\t${name} "${value}"`);
  // The raw target is matched and not the decoded path: see REDIRECTS.
  const redirects = REDIRECTS.flatMap(({ name, pattern, to }) => [
    `\t\t@${name} vars_regexp ${name} {http.request.uri} \`${pattern}\``,
    `\t\tredir @${name} ${to.replace(/\$(\d)/g, `{re.${name}.$1}`)} ${REDIRECT_STATUS}`,
  ]);
  const hidden = [`/${HOST_FILE}`, ...COMPRESSED.map((end) => `*${end}`)];
  // What is shown where no desk answers is no page of its own either.
  if (besideDesk) hidden.push('/offline', '/*/offline');
  const address = besideDesk ? '{$SITE_ADDRESS::8080}' : ':{$PORT:8080}';

  return `# Written by the build from deploy/policy.ts; do not edit.
{
\tadmin off${besideDesk ? '' : '\n\tauto_https off'}
}

# Caddy forgets all headers on the way to handle_errors, so both places set them.
(policy) {
\theader {
${headers.join('\n')}
\t\tVary Accept-Encoding
\t\t-Server
\t}
}

${address} {
\troot * {$SITE_ROOT:/srv}
${besideDesk ? `${deskRoutes(policy)}\thandle {\n` : ''}\timport policy
\troute {
\t\t@writing not method GET HEAD
\t\theader @writing Allow "GET, HEAD"
\t\trespond @writing 405
${redirects.join('\n')}
\t\t# The error page is no page of its own, and the file for a host is for the host.
\t\t@hidden path /404 ${NOT_FOUND_PAGES.map(({ prefix }) => `${prefix}/404 `).join('')}${hidden.join(' ')}
\t\terror @hidden 404
${besideDesk ? DESK_PAGES : ''}\t\t@file path_regexp ${FILE_PATTERN}
\t\t@asset path ${ASSETS}*
\t\t@manifest path *.webmanifest
\t\theader Cache-Control "${CACHE.page}"
\t\theader @file Cache-Control "${CACHE.file}"
\t\theader @asset Cache-Control "${CACHE.asset}"
\t\theader @manifest Content-Type application/manifest+json
\t\ttry_files {path} {path}.html
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t\tdisable_canonical_uris
\t\t}
\t}
${besideDesk ? '\t}\n' : ''}\thandle_errors {
\t\timport policy
\t\theader Cache-Control ${CACHE.error}
${besideDesk ? OFFLINE : ''}${notFoundOfLanguages}\t\t@missing expression {err.status_code} == 404
\t\thandle @missing {
\t\t\trewrite * /404.html
\t\t\tfile_server {
\t\t\t\tprecompressed br gzip
\t\t\t}
\t\t}
\t}
}
`;
}
