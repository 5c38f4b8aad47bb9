import { hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ensureInitialState } from './playground/ensure-initial-state.ts';

/*
 * Runs before wireit asks what has changed (package.json). Contracts of the playground that have changed are compiled, and what a
 * build depends on besides files becomes a file: variables, as a digest since one of them is a secret, and
 * the month, because pages and security.txt contain dates of the build.
 */

const VARIABLES = ['CF_PAGES', 'DOCUMENT_SIGNING_KEY', 'NODE_ENV', 'SITE_ORIGIN', 'TZ'];
const BUILDS = ['build:site', 'build:gallery'];

await ensureInitialState();

const values = VARIABLES.map((name) => process.env[name] ?? '');
const month = new Date().toISOString().slice(0, 7);
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/build-inputs', hash('sha256', [month, ...values].join('\n')));

// wireit keeps a copy of every build that it has seen, 90 MB each, and would never delete one (google/wireit#71). Only a
// variable of the environment turns that off (WIREIT_CACHE), for tests as well, whose reports are worth keeping.
for (const name of BUILDS) {
  const folder = `.wireit/${Buffer.from(name).toString('hex')}/cache`;
  rmSync(folder, { recursive: true, force: true });
}
