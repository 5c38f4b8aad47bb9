import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What lies at the root and never reaches a page. All else counts, so that a new folder or a new
 * configuration file is part of the fingerprint without being listed anywhere.
 */
const ASIDE =
  /^(\.astro|\.cache|\.ci|\.git|\.github|art|data|desk|dist.*|docs|playwright-report|test-results|tests|.*\.md|.*\.log)$/;
/** What is left out at any depth: tests, installed packages, the droppings of other tools. */
const ALWAYS_ASIDE = /^(node_modules|__pycache__|\.DS_Store|.*\.(test|spec)\.tsx?)$/;
/** What npm has installed, written anew by each install. */
const INSTALLED = 'node_modules/.package-lock.json';
/** Variables that change what is built. */
const VARIABLES = ['SITE_ORIGIN', 'DOCUMENT_SIGNING_KEY', 'NODE_ENV', 'TZ'];

function* filesBelow(root: string, folder = ''): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (ALWAYS_ASIDE.test(entry.name) || (!folder && ASIDE.test(entry.name))) continue;
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesBelow(root, path);
    else if (entry.isFile()) yield path;
  }
}

/**
 * A fingerprint of everything that goes into the built site: the names and bytes of its files, the
 * installed packages, Node, the environment, and the month, because pages and security.txt carry
 * dates of the build. Reading every byte takes a tenth of a second; times and sizes could deceive.
 * @param root folder of the repository
 */
export function fingerprint(root: string, env = process.env, now = new Date()): string {
  const files = [...filesBelow(root), INSTALLED].map((file) => `${file} ${digest(root, file)}`);
  const around = [process.version, now.toISOString().slice(0, 7)];
  const variables = VARIABLES.map((name) => `${name}=${env[name] ?? ''}`);
  return hash('sha256', [...files.sort(), ...around, ...variables].join('\n'));
}

/**
 * A fingerprint of what goes into something smaller than the site: the bytes of some files and of all
 * files below some folders, the installed packages, and Node.
 * @param root folder of the repository
 * @param paths files and folders below it
 */
export function fingerprintOf(root: string, paths: string[]): string {
  const found = paths.flatMap((path) =>
    statSync(join(root, path)).isDirectory() ? [...filesBelow(root, path)] : [path],
  );
  const files = [...found, INSTALLED].map((file) => `${file} ${digest(root, file)}`);
  return hash('sha256', [...files.sort(), process.version].join('\n'));
}

/** The digest of a file; a file that is not there, or has just gone, has none. */
function digest(root: string, file: string): string {
  try {
    return hash('sha256', readFileSync(join(root, file)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
