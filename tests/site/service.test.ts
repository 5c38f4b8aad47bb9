import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { isInstalled } from '../support/installed.ts';
import { answering } from './support/hosts.ts';

/** The unit of systemd, with this repository in place of the one at /srv/falaj. */
const unit = readFileSync('deploy/falaj.service', 'utf8').replaceAll('/srv/falaj', process.cwd());

/** All values of a key of the unit. */
const valuesOf = (key: string) =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

test.skipIf(!isInstalled('systemd-analyze --version', 'systemd'))(
  'systemd takes the unit and knows each of its lines',
  () => {
    const file = join(mkdtempSync(join(tmpdir(), 'unit-')), 'falaj.service');
    writeFileSync(file, unit);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  },
);

test('what the unit starts serves site and desk to its machine alone, and ends when it is told to', async () => {
  const [command = '', ...flags] = (valuesOf('ExecStart')[0] ?? '').split(' ');
  const [folder = ''] = valuesOf('WorkingDirectory');
  const port = await freePort();
  const set = valuesOf('Environment').flatMap((list) =>
    list.split(' ').map((pair) => pair.split('=') as [string, string]),
  );
  const env = {
    ...process.env,
    ...Object.fromEntries(set),
    // What the machine's own files and folders would give.
    DESK_DATA: join(mkdtempSync(join(tmpdir(), 'service-')), 'desk'),
    DESK_PROXIES: '1',
    PORT: `${port}`,
  };
  const program = spawn(command, flags, { cwd: folder, env, detached: true });
  onTestFinished(() => void program.kill('SIGKILL'));
  let said = '';
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await answering(program, port, '/');
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/contact`)).status).toBe(200);
  await expect(fetch(`http://[::1]:${port}/`)).rejects.toThrow();
  await vi.waitFor(() => expect(said).toContain('#join='));
  expect(existsSync(join(env.DESK_DATA, 'desk.sqlite'))).toBe(true);
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
