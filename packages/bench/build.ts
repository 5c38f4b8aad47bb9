import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** Folder for the timed builds, so that the site that is measured stays as it is. */
const OUT = '.cache/bench/dist';

/** The environment in which the project's own programs come first, as npm sets it. */
const env = {
  ...process.env,
  NO_COLOR: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
};

/** Builds the site into a folder. */
export function buildSite(dir: string): void {
  const args = ['build', '--outDir', dir];
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync('astro', args, { env, shell, encoding: 'utf8' });
  if (status !== 0) throw new Error(`astro ${args.join(' ')} failed\n${stdout}${stderr}`);
}

/**
 * The times of several builds in seconds. A first build, which only fills the cache of pictures, does not
 * count.
 */
export function timeBuilds(runs: number): number[] {
  const seconds: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const start = performance.now();
    buildSite(OUT);
    if (run > 0) seconds.push((performance.now() - start) / 1000);
  }
  rmSync('.cache/bench', { recursive: true, force: true });
  return seconds;
}
