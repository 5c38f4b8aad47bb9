import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningSite } from './sites.ts';

/**
 * Serves the site with its desk in a process of its own, as `npm start` does, with an empty SQLite file and
 * without limits per address.
 * @throws when it does not start
 */
export async function serveWithDesk(dir: string): Promise<RunningSite> {
  const data = mkdtempSync(join(tmpdir(), 'falaj-desk-bench-'));
  // The easiest possible task, since the desk's part of the work is measured and not the browser's.
  const limits = { DESK_RATE: '1000000000', DESK_WORK: '2', DESK_DATA: data };
  const child = spawn(process.execPath, ['scripts/serve.ts', dir], {
    env: { ...process.env, ...limits, DESK: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('exit', () => reject(new Error('the site did not start')));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const [origin] = /http:\/\/localhost:\d+/.exec(text) ?? [];
    if (origin) resolve(origin);
  });
  const stop = () => {
    child.kill();
    rmSync(data, { recursive: true, force: true });
  };
  return { origin: await promise, stop };
}
