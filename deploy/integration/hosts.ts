import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyfile } from '../hosts/caddy.ts';
import { headersFile } from '../hosts/headers-file.ts';
import { nginxConfig } from '../hosts/nginx.ts';
import type { PolicyFacts } from '../policy.ts';

/**
 * Writes the policy for each host: `_headers` into the site's folder, and into `<dir>-hosts` the configurations of
 * servers.
 * @param dir folder of the built site
 * @throws when Cloudflare Pages builds the site and would drop the policy (see headersFile)
 */
export function writeHostFiles(dir: string, hashes: PolicyFacts): void {
  const beside = `${dir.replace(/[/\\]+$/, '')}-hosts`;
  const files: [string, string][] = [
    [join(dir, '_headers'), headersFile(hashes)],
    [join(beside, 'Caddyfile'), caddyfile(hashes)],
    [join(beside, 'Caddyfile.desk'), caddyfile(hashes, true)],
    [join(beside, 'nginx.conf'), nginxConfig(hashes)],
    [join(beside, 'nginx.desk.conf'), nginxConfig(hashes, true)],
  ];
  mkdirSync(beside, { recursive: true });
  for (const [file, text] of files) writeFileSync(file, text);
}
