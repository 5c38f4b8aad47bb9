import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HOST_FILES } from '../policy.ts';
import { isText, listFiles } from './files.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` copy beside each text file, at the highest levels because it is done once.
 * A copy that would not be smaller is not written. All files are under way at once; Node's thread
 * pool sets the pace.
 * @param dir folder of the built site
 * @returns how many files have a brotli copy, and their bytes before and after
 */
export async function compressFiles(dir: string) {
  const files = listFiles(dir).filter((file) => isText(file) && !HOST_FILES.includes(file));
  const results = await Promise.all(files.map((file) => compress(join(dir, file))));
  const done = results.filter((result) => result.after < result.before);
  const sum = (pick: 'before' | 'after') => done.reduce((total, result) => total + result[pick], 0);
  return { files: done.length, before: sum('before'), after: sum('after') };
}

async function compress(file: string) {
  const source = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  const [br, gz] = await Promise.all([brotli(source, { params }), gzipped(source, { level: 9 })]);
  if (br.length < source.length) await writeFile(`${file}.br`, br);
  if (gz.length < source.length) await writeFile(`${file}.gz`, gz);
  return { before: source.length, after: br.length };
}
