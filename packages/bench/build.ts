import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** The site is built here to be timed, so that the one that is measured stays as it is. */
const OUT = '.cache/bench/dist';

/** The project's own programs first, as npm has them. */
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

/** Seconds of several builds; the first one only fills the cache of pictures. */
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
