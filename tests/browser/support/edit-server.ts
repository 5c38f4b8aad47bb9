import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { type Copy, copyRepository } from '../../support/copy.ts';
import { freePort } from '../../support/free-port.ts';

/** `npm run edit` in a copy of the repository. */
export interface EditServer {
  base: string;
  /** The lines of the content that differ from those before. */
  changedLines: () => string[];
  stop: () => void;
}

/** Starts it, and waits until it answers. */
export async function startEditing(): Promise<EditServer> {
  const { root, remove }: Copy = copyRepository('edit');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  git('init', '-q');
  git('add', 'content');
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  const server: ChildProcess = spawn(
    process.execPath,
    [astro, 'dev', '--config', 'src/edit/astro.config.ts', '--port', `${port}`],
    { cwd: root, stdio: 'ignore', env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } },
  );
  for (;;) {
    const response = await fetch(`${base}/robots.txt`).catch(() => undefined);
    if (response?.ok) break;
    await new Promise((done) => setTimeout(done, 500));
  }
  return {
    base,
    changedLines: () =>
      git('diff', '-U0', '--', 'content')
        .split('\n')
        .filter((line) => /^[+-](?![+-])/.test(line)),
    stop() {
      server.kill();
      remove();
    },
  };
}
