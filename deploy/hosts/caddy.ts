import {
  ASSETS,
  CACHE,
  COMPRESSED,
  FILE_PATTERN,
  HOST_FILES,
  type PolicyFacts,
  REDIRECT_STATUS,
  REDIRECTS,
  siteHeaders,
} from '../policy.ts';

/**
 * A `Caddyfile` that serves the site from SITE_ROOT (default /srv) on PORT (default 8080) over plain http,
 * for a container behind a load balancer that ends TLS. https://caddyserver.com/docs/caddyfile
 */
export function caddyfile(hashes: PolicyFacts): string {
  const headers = Object.entries(siteHeaders(hashes)).map(
    ([name, value]) => `\t\t${name} "${value}"`,
  );
  // The raw target is matched, not the decoded path: see REDIRECTS.
  const redirects = REDIRECTS.flatMap(({ name, pattern, to }) => [
    `\t\t@${name} vars_regexp ${name} {http.request.uri} \`${pattern}\``,
    `\t\tredir @${name} ${to.replace(/\$(\d)/g, `{re.${name}.$1}`)} ${REDIRECT_STATUS}`,
  ]);
  const hidden = [...HOST_FILES.map((name) => `/${name}`), ...COMPRESSED.map((end) => `*${end}`)];

  return `# Written by the build from deploy/policy.ts; do not edit.
{
\tadmin off
\tauto_https off
}

# Caddy forgets all headers on the way to handle_errors, so both places set them.
(policy) {
\theader {
${headers.join('\n')}
\t\tVary Accept-Encoding
\t\t-Server
\t}
}

:{$PORT:8080} {
\troot * {$SITE_ROOT:/srv}
\timport policy
\troute {
\t\t@writing not method GET HEAD
\t\theader @writing Allow "GET, HEAD"
\t\trespond @writing 405
${redirects.join('\n')}
\t\t# The error page is no page of its own, and files for hosts are for hosts.
\t\t@hidden path /404 ${hidden.join(' ')}
\t\terror @hidden 404
\t\t@file path_regexp ${FILE_PATTERN}
\t\t@part path *.htm
\t\t@asset path ${ASSETS}*
\t\t@manifest path *.webmanifest
\t\theader Cache-Control "${CACHE.page}"
\t\theader @file Cache-Control "${CACHE.file}"
\t\theader @part Cache-Control "${CACHE.page}"
\t\theader @asset Cache-Control "${CACHE.asset}"
\t\theader @manifest Content-Type application/manifest+json
\t\ttry_files {path} {path}.html
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t\tdisable_canonical_uris
\t\t}
\t}
\thandle_errors {
\t\timport policy
\t\theader Cache-Control ${CACHE.error}
\t\t@missing expression {err.status_code} == 404
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
