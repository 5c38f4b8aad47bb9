import { readFileSync } from 'node:fs';
import { compressFiles } from './postbuild/compress.ts';
import { endpointOrigins } from './postbuild/endpoint.ts';
import { writeHostFiles } from './postbuild/hosts.ts';
import { collectInline } from './postbuild/inline.ts';

/**
 * Makes the built site ready to serve: `node scripts/postbuild.ts [folder]`, folder `dist` unless given.
 * Nothing is compressed or written before the check of inline code has passed.
 */

const mega = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

try {
  const dir = process.argv[2] ?? 'dist';
  const hashes = collectInline(dir);
  const connect = endpointOrigins(readFileSync('content/site.yaml', 'utf8'));
  writeHostFiles(dir, { ...hashes, connect });
  const packed = await compressFiles(dir);
  const parts = [
    `${count(packed.files, 'file')} compressed (${mega(packed.before)} to ${mega(packed.after)})`,
    `${count(hashes.scriptHashes.length, 'inline script')} and ${count(hashes.styleHashes.length, 'inline style')} allowed`,
  ];
  console.info(`${dir} is ready: ${parts.join(', ')}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
