import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';
import { parseHeadersFile } from '../hosts/headers-file.ts';
import { deskPagesFolder } from '../integration/desk-pages.ts';
import { CACHE, cacheControl, filePolicy, isPrivate, POLICY_HEADER } from '../policy.ts';

/** The bytes of a resource in one coding, with a strong validator for exactly these bytes. */
export interface Representation {
  body: Buffer<ArrayBuffer>;
  etag: string;
}

/** The file at one address: its plain bytes and the copies that the build compressed. */
export interface Resource {
  type: string;
  cacheControl: string;
  /** The policy in place of that of the site, for what is no page. */
  policy: string | undefined;
  lastModified: string;
  identity: Representation;
  encoded: Partial<Record<ContentCoding, Representation>>;
}

/** The content codings that the build makes, the better one first. */
export const CODINGS = ['br', 'gzip'] as const;
export type ContentCoding = (typeof CODINGS)[number];

/** One build of the site, read completely into memory. Later changes to the folder do not affect it. */
export interface Release {
  headers: [name: string, value: string][];
  resources: Map<string, Resource>;
  /** The page for a wrong address, by the language of that. */
  notFound: (path: string) => Resource;
  /** The pages with a form in their version for sites with an enquiry desk. */
  deskPages: Map<string, Resource>;
}

const ENDINGS: Record<ContentCoding, string> = { br: '.br', gzip: '.gz' };

/** The not-found page of a translation. */
const LANGUAGE_NOT_FOUND = /^\/[a-z]{2}\/404$/;

/** Types that Hono's table lacks. */
const TYPES = { ...mimes, md: 'text/markdown; charset=utf-8', vtt: 'text/vtt; charset=utf-8' };

/** The file whose change shows that another build has taken the folder's place; the build writes it last. */
export const RELEASE_MARK = '_headers';

/**
 * Reads a built site into memory: pages under their addresses without `.html`, and compressed copies with the
 * file they belong to. It takes as much memory as the folder takes on disk.
 * @param dir folder of the built site
 * @throws when the folder has no 404.html or no _headers, or was replaced while it was read
 */
export async function loadRelease(dir: string): Promise<Release> {
  const before = await markOf(dir);
  const headers = parseHeadersFile(await readFile(join(dir, RELEASE_MARK), 'utf8'));
  const [, policy = ''] = headers.find(([name]) => name === POLICY_HEADER) ?? [];
  const resources = await loadFolder(dir, policy);
  const folder = deskPagesFolder(dir);
  const deskPages = existsSync(folder)
    ? await loadFolder(folder, policy)
    : new Map<string, Resource>();
  if (before !== (await markOf(dir))) throw new Error(`${dir} was switched while it was read`);

  const take = (address: string) => {
    const page = resources.get(address);
    if (!page) throw new Error(`${join(dir, address)}.html is missing`);
    // An error page has no address of its own, where it would answer 200.
    resources.delete(address);
    return { ...page, cacheControl: CACHE.error };
  };
  const others = [...resources.keys()]
    .filter((address) => LANGUAGE_NOT_FOUND.test(address))
    .map((address) => ({ prefix: address.replace('/404', ''), page: take(address) }));
  const page = take('/404');
  const notFound = (path: string) =>
    others.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.page ?? page;
  return { headers, resources, deskPages, notFound };
}

async function loadFolder(dir: string, policy: string): Promise<Map<string, Resource>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const known = new Set(names);
  const resources = new Map<string, Resource>();
  // Files are read one after another, since reading all at once would need as many file handles.
  for (const name of names.filter(isPublic)) {
    resources.set(addressOf(name), await loadResource(dir, name, known, policy));
  }
  return resources;
}

async function markOf(dir: string): Promise<string> {
  const { dev, ino, mtimeMs, size } = await stat(join(dir, RELEASE_MARK));
  return [dev, ino, mtimeMs, size].join();
}

/** Whether a file is public. Hidden files are for tools, except those in `.well-known` (RFC 8615). */
function isPublic(name: string): boolean {
  const hidden = name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
  return !hidden && !isPrivate(`/${name}`);
}

function addressOf(name: string): string {
  return `/${name}`.replace(/(?:\/index)?\.html$/, '') || '/';
}

async function loadResource(
  dir: string,
  name: string,
  known: Set<string>,
  policy: string,
): Promise<Resource> {
  const file = join(dir, name);
  const encoded: Resource['encoded'] = {};
  for (const coding of CODINGS) {
    const copy = name + ENDINGS[coding];
    if (known.has(copy)) encoded[coding] = await represent(join(dir, copy));
  }
  return {
    type: getMimeType(name, TYPES) ?? 'application/octet-stream',
    cacheControl: cacheControl(`/${name}`),
    policy: filePolicy(`/${name}`, policy),
    lastModified: (await stat(file)).mtime.toUTCString(),
    identity: await represent(file),
    encoded,
  };
}

/** Reads a file. Its validator is made from its bytes, so that a page which a new build did not change keeps it. */
async function represent(file: string): Promise<Representation> {
  const body = await readFile(file);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, etag: `"${digest}"` };
}
