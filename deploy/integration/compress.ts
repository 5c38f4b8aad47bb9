import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HOST_FILE } from '../policy.ts';
import { isText, listFiles } from './files.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** How many threads Node's pool has, unless its environment changes that (Node.js, UV_THREADPOOL_SIZE). */
const AT_ONCE = 4;

/** Size of a file before and after compression, in bytes. */
interface Sizes {
  before: number;
  after: number;
}

/**
 * Writes a `.br` and a `.gz` copy beside each text file, at the highest levels because this is done once. A
 * copy that would not be smaller is not written. Only as many files as Node's pool has threads are compressed
 * at the same time, because each encoder takes megabytes, and all of them together nearly a gigabyte.
 * @param dir folder of the built site
 * @returns how many files have a brotli copy, and their sizes before and after, in bytes
 */
export async function compressFiles(dir: string) {
  const files = listFiles(dir).filter((file) => isText(file) && file !== HOST_FILE);
  const results: Sizes[] = [];
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) results.push(await compress(join(dir, file)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const done = results.filter((result) => result.after < result.before);
  const sum = (pick: keyof Sizes) => done.reduce((total, result) => total + result[pick], 0);
  return { files: done.length, before: sum('before'), after: sum('after') };
}

async function compress(file: string): Promise<Sizes> {
  const source = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  const [br, gz] = await Promise.all([brotli(source, { params }), gzipped(source, { level: 9 })]);
  if (br.length < source.length) await writeFile(`${file}.br`, br);
  if (gz.length < source.length) await writeFile(`${file}.gz`, gz);
  return { before: source.length, after: br.length };
}
