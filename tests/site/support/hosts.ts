import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { isWhole } from '../../support/scope.ts';

/** npx fetches it for this test alone, since it weighs 228 MB. */
const WRANGLER = 'wrangler@4.164.0';

const SITE = resolve('dist');

/** A host on which the built site is tried, with the files that the build wrote for it. */
export interface Host {
  name: string;
  /** Whether it is tried: a server that this machine does not have is left out. */
  tried: boolean;
  /** What it says about keeping the not-found page. */
  keepsMissing: string;
  /** Starts it on a port; what it writes goes into a temporary folder. */
  start(port: number, folder: string): ChildProcess;
}

const isInstalled = (server: string, flag: string) => spawnSync(server, [flag]).status === 0;

function startCaddy(port: number, folder: string): ChildProcess {
  const config = ['--adapter', 'caddyfile', '--config', 'dist-hosts/Caddyfile'];
  const folders = { SITE_ROOT: SITE, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  return spawn('caddy', ['run', ...config], {
    env: { ...process.env, ...folders, PORT: String(port) },
    detached: true,
  });
}

/** Its configuration names places of a container, in whose stead this machine's are put. */
function startNginx(port: number, folder: string): ChildProcess {
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (use) => `${use}_temp_path ${folder}/${use};`,
  );
  const config = readFileSync('dist-hosts/nginx.conf', 'utf8')
    .replace('root /srv;', `root ${SITE};`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/tmp/nginx.pid', `${folder}/nginx.pid`)
    .replace('http {', `http {\n  access_log off;\n  ${temporary.join('\n  ')}`);
  writeFileSync(file, config);
  const flags = ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off;'];
  return spawn('nginx', flags, { detached: true });
}

function startPages(port: number, folder: string): ChildProcess {
  const command = ['pages', 'dev', SITE, '--ip', '127.0.0.1', '--port', String(port)];
  const quiet = { CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: folder };
  return spawn('npx', ['--yes', WRANGLER, ...command, '--compatibility-date', '2026-11-01'], {
    cwd: folder,
    env: { ...process.env, ...quiet },
    detached: true,
  });
}

export const HOSTS: Host[] = [
  {
    name: 'Caddy',
    tried: isInstalled('caddy', 'version'),
    keepsMissing: 'no-cache',
    start: startCaddy,
  },
  { name: 'nginx', tried: isInstalled('nginx', '-v'), keepsMissing: 'no-cache', start: startNginx },
  { name: 'Cloudflare Pages', tried: isWhole, keepsMissing: 'no-store', start: startPages },
];

/**
 * Starts a host and waits until it answers.
 * @throws when it ends before, with what it said
 */
export async function openHost({
  name,
  start,
}: Host): Promise<{ port: number; stop(): Promise<void> }> {
  const port = await freePort();
  const program = start(port, mkdtempSync(join(tmpdir(), 'host-')));
  let said = '';
  for (const stream of [program.stdout, program.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) {
    if (program.exitCode !== null) throw new Error(`${name} did not start: ${said}`);
    await new Promise((later) => setTimeout(later, 100));
  }
  const ended = once(program, 'close');
  const stop = async () => {
    // The program and those that it has started are one group.
    process.kill(-(program.pid ?? 0), 'SIGKILL');
    await ended;
  };
  return { port, stop };
}
