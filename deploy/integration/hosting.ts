import { readFileSync } from 'node:fs';
import { compressFiles } from './compress.ts';
import { counterOrigins } from './counter.ts';
import { deskPagesFolder, moveDeskFiles } from './desk-pages.ts';
import { endpointOrigins } from './endpoint.ts';
import { writeHostFiles } from './hosts.ts';
import { collectInline } from './inline-code.ts';

/** How a site is prepared for serving. */
export interface HostingOptions {
  /** Whether compressed copies are written; without them a build is faster. */
  compressed: boolean;
}

const readSite = () => readFileSync('content/site.yaml', 'utf8');

const mega = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

/**
 * Prepares a built site for serving: the policy with the hashes of its inline code, the files of each host, and
 * compressed copies. Nothing is written before the inline code has been checked.
 * @param dir folder of the built site
 * @returns a summary in one line
 * @throws when a page has inline code that the policy would block, or more of it than expected
 */
export async function finishSite(
  dir: string,
  { compressed }: HostingOptions = { compressed: true },
): Promise<string> {
  const hashes = collectInline(dir);
  moveDeskFiles(dir);
  const site = readSite();
  const connect = endpointOrigins(site);
  const counter = counterOrigins(site);
  const packed = compressed ? await compressFiles(dir) : { files: 0, before: 0, after: 0 };
  if (compressed) await compressFiles(deskPagesFolder(dir));
  // This comes last, because a running server reads _headers as the sign that the folder is complete.
  writeHostFiles(dir, { ...hashes, connect, counter });
  const inline = `${count(hashes.scriptHashes.length, 'inline script')} and ${count(hashes.styleHashes.length, 'inline style')} allowed`;
  return `${count(packed.files, 'file')} compressed (${mega(packed.before)} to ${mega(packed.after)}), ${inline}`;
}
