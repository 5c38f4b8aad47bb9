import { existsSync, readFileSync } from 'node:fs';
import type { BuiltPage } from './built-page.ts';
import { compressFiles } from './compress.ts';
import { deskFolder, moveDeskPages } from './desk-pages.ts';
import { endpointOrigins } from './endpoint.ts';
import { writeHostFiles } from './hosts.ts';
import { collectInline } from './inline-code.ts';

/** How a site is made ready. */
export interface HostingOptions {
  /** Whether copies for each encoding are written; false saves time where no byte counts. */
  compressed: boolean;
  /** Pages that have been read already, by the names of their files. */
  pages?: Map<string, Pick<BuiltPage, 'code'>> | undefined;
}

const readSite = () => readFileSync('content/site.yaml', 'utf8');

const mega = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

/**
 * Makes a built site ready to serve: the policy with the hashes of its inline code, the files of each host, and
 * compressed copies. Nothing is compressed or written before the check of inline code has passed.
 * @param dir folder of the built site
 * @returns a line about what was done
 * @throws when a page has inline code that the policy would block, or more of it than expected
 */
export async function finishSite(
  dir: string,
  { compressed, pages }: HostingOptions = { compressed: true },
): Promise<string> {
  const hashes = collectInline(dir, pages);
  moveDeskPages(dir);
  const connect = endpointOrigins(readSite());
  const packed = compressed ? await compressFiles(dir) : { files: 0, before: 0, after: 0 };
  const desk = deskFolder(dir);
  if (compressed && existsSync(desk)) await compressFiles(desk);
  // Last, because a running server takes _headers for the sign that the folder is complete.
  writeHostFiles(dir, { ...hashes, connect });
  const inline = `${count(hashes.scriptHashes.length, 'inline script')} and ${count(hashes.styleHashes.length, 'inline style')} allowed`;
  return `${count(packed.files, 'file')} compressed (${mega(packed.before)} to ${mega(packed.after)}), ${inline}`;
}
