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

/** Quotes a regular expression for nginx, which reads `\\` in quotes as one backslash. */
const quote = (pattern: string) => `"${pattern.replaceAll('\\', '\\\\')}"`;

const literal = (text: string) => text.replaceAll('.', '\\.');

/** The largest request that is passed on to the desk, which itself refuses what is larger than 256 KB in its own words. */
const LARGEST = '1m';

/** The routes that nginx passes on to the enquiry desk; what it says to visitors has the headers of the site. */
const deskRoutes = (headers: Record<string, string>) => {
  const lines = (names: string[]) =>
    names.map((name) => `      add_header ${name} "${headers[name]}" always;`).join('\n');
  return `    location ~ ^/([a-z][a-z]/)?offline$ { return 404; }
    location ~ ^/([a-z][a-z]/)?offline\\.html$ {
      internal;
      root /desk-pages;
      try_files $uri /offline.html =404;
    }
    # The figures are for the inside (docs/desk.md).
    location = /api/metrics { return 404; }
    location ^~ /api/ {
${lines(Object.keys(headers))}
      # What a browser is shown where no desk answers.
      proxy_connect_timeout 1s;
      error_page 502 503 504 $offline;
      proxy_pass http://desk;
    }
    location ~ ^/desk(/|$) {
${lines(['Strict-Transport-Security'])}
      # Live updates are sent on as they come; the desk sends a sign of life more often than this.
      proxy_buffering off;
      proxy_read_timeout 5m;
      proxy_pass http://desk;
    }
`;
};

/** How requests are passed on: with the address of the visitor at the end of X-Forwarded-For (DESK_PROXIES=1). */
const TO_DESK = `    client_max_body_size ${LARGEST};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
`;

/**
 * A complete `nginx.conf` that serves the site from /srv on port 8080 over plain http. It uses the gzip copies;
 * brotli needs a module that is not part of nginx. https://nginx.org/en/docs/
 *
 * Beside the desk it hands out the pages with a form from /desk-pages, and passes on to a desk at 127.0.0.1:4322 what is
 * for the desk.
 */
export function nginxConfig(hashes: PolicyFacts, besideDesk = false): string {
  const policy = siteHeaders(hashes);
  const headers = Object.entries(policy).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  );
  // $request_uri is the raw target; $uri is decoded and could carry a line break into the header.
  const redirects = REDIRECTS.map(
    ({ pattern, to }) =>
      `    if ($request_uri ~ ${quote(pattern)}) { return ${REDIRECT_STATUS} ${to}; }`,
  );
  const hidden = `^/${HOST_FILE}$|(${COMPRESSED.map(literal).join('|')})$`;

  return `# Written by the build from deploy/policy.ts; do not edit.
worker_processes auto;
pid /tmp/nginx.pid;
events {}

http {
  include /etc/nginx/mime.types;
  types {
    application/manifest+json webmanifest;
    text/javascript mjs;
    text/markdown md;
    text/vtt vtt;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/markdown text/plain text/vtt text/xml application/javascript;
  sendfile on;
  tcp_nopush on;
  server_tokens off;
  absolute_redirect off;

  # nginx drops all outer add_header lines where an inner block has one, so the values are looked up.
  map $uri $kept {
    ~/404\\.html$ "${CACHE.error}";
    ~^${ASSETS} "${CACHE.asset}";
    ~\\.html?$ "${CACHE.page}";
    ~${FILE_PATTERN} "${CACHE.file}";
    default "${CACHE.page}";
  }
  # A wrong address is answered in its language, by the name that the address begins with.
  map $uri $missing {
${NOT_FOUND_PAGES.map(({ prefix, file }) => `    ~^${prefix}(/|$) ${file};`).join('\n')}
    default /404.html;
  }
  map $status $cache_control {
    ~^[45] "${CACHE.error}";
    default $kept;
  }
  # A 405 names the methods that would work (RFC 9110 section 15.5.6); an empty value sends no header.
  map $status $allow {
    405 "GET, HEAD";
    default "";
  }

${
  besideDesk
    ? `  # A second desk on the same Postgres is a second line here.
  upstream desk {
    server 127.0.0.1:4322;
    keepalive 8;
  }
  # Where no desk answers: the language of the page that a visitor comes from, or of the link in an e-mail.
  map $arg_language $offline_of_link {
    ~^(?<asked>[a-z][a-z])$ /$asked/offline.html;
    default /offline.html;
  }
  map $http_referer $offline {
    ~^https?://[^/]+/(?<told>[a-z][a-z])/ /$told/offline.html;
    default $offline_of_link;
  }

`
    : ''
}  server {
    listen 8080;
    root /srv;
    gzip_static on;
    gzip_vary on;
    error_page 404 $missing;
${headers.join('\n')}
    add_header Cache-Control $cache_control always;
    add_header Allow $allow always;
${redirects.join('\n')}

    # The error page is no page of its own, and the file for a host is for the host.
    location ~ ^(/[a-z][a-z])?/404$ { return 404; }
    location ~ ${quote(hidden)} { return 404; }
    location = / { try_files /index.html =404; }
${
  besideDesk
    ? `    # The pages with a form in their version for sites with a desk, under their names on the site.
    location / {
      root /desk-pages;
      try_files $uri.html @site;
    }
    location @site { try_files $uri $uri.html =404; }
${TO_DESK}${deskRoutes(policy)}`
    : '    location / { try_files $uri $uri.html =404; }\n'
}  }
}
`;
}
