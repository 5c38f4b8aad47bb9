import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What is at the root and never affects a page. Everything else counts, so that a new folder or configuration
 * file is part of the fingerprint without being listed anywhere.
 */
const ASIDE =
  /^(\.astro|\.cache|\.ci|\.git|\.github|art|data|desk|dist.*|docs|playwright-report|test-results|tests|.*\.md|.*\.log)$/;
/** What is left out in every folder: tests, installed packages, and files of other tools. */
const ALWAYS_ASIDE = /^(node_modules|__pycache__|\.DS_Store|.*\.(test|spec)\.tsx?)$/;
/** npm's list of installed packages, which every install rewrites. */
const INSTALLED = 'node_modules/.package-lock.json';
/** Variables that change what is built. */
const VARIABLES = ['SITE_ORIGIN', 'DOCUMENT_SIGNING_KEY', 'NODE_ENV', 'TZ', 'QUICK_COPIES'];

function* filesBelow(root: string, folder = ''): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (ALWAYS_ASIDE.test(entry.name) || (!folder && ASIDE.test(entry.name))) continue;
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesBelow(root, path);
    else if (entry.isFile()) yield path;
  }
}

/**
 * The fingerprint of everything that goes into the built site: names and bytes of its files, installed
 * packages, Node, the environment, and the month, because pages and security.txt contain dates of the build.
 * Reading all bytes takes a tenth of a second; times and sizes could be misleading.
 * @param root folder of the repository
 */
export function fingerprint(root: string, env = process.env, now = new Date()): string {
  const files = [...filesBelow(root), INSTALLED].map((file) => `${file} ${digest(root, file)}`);
  const around = [process.version, now.toISOString().slice(0, 7)];
  const variables = VARIABLES.map((name) => `${name}=${env[name] ?? ''}`);
  return hash('sha256', [...files.sort(), ...around, ...variables].join('\n'));
}

/**
 * The fingerprint of what goes into something smaller than the site: the bytes of some files and folders, the
 * installed packages, and Node.
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

/** The digest of a file; empty for one that is missing or has just been deleted. */
function digest(root: string, file: string): string {
  try {
    return hash('sha256', readFileSync(join(root, file)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
