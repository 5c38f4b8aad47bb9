import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { isInstalled } from '../../support/installed.ts';
import { isWhole } from '../../support/scope.ts';

/** npx fetches it for this test alone, since it weighs 228 MB. */
const WRANGLER = 'wrangler@4.164.0';

const SITE = resolve('dist');
const DESK_PAGES = resolve('dist-hosts/desk-pages');

/** A host on which the built site is tried, with the files that the build wrote for it. */
export interface Host {
  name: string;
  /** Whether it is tried: a server that this machine does not have is left out. */
  tried: boolean;
  /** What it says about keeping the not-found page. */
  keepsMissing: string;
  /** Whether it stands in front of an enquiry desk. */
  besideDesk?: boolean;
  /** Whether all it does is laid down by this repository, not only its headers. */
  isConfigured?: boolean;
  /** Whether it is our own server. */
  isOurs?: boolean;
  /**
   * Starts it on a port; what it writes goes into a temporary folder.
   * @param desk port of the desk, for a host in front of one
   */
  start(port: number, folder: string, desk: number): ChildProcess;
}

/** @param name of its configuration in dist-hosts */
const startCaddy =
  (name: string): Host['start'] =>
  (port, folder, desk) => {
    const places = { SITE_ROOT: SITE, DESK_PAGES, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
    const addresses = {
      PORT: `${port}`,
      SITE_ADDRESS: `:${port}`,
      DESK: `127.0.0.1:${desk}`,
    };
    return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', `dist-hosts/${name}`], {
      env: { ...process.env, ...places, ...addresses },
      detached: true,
    });
  };

/**
 * Its configuration names places of a container, in whose stead this machine's are put.
 * @param name of its configuration in dist-hosts
 */
const startNginx =
  (name: string): Host['start'] =>
  (port, folder, desk) => {
    const file = join(folder, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (use) => `${use}_temp_path ${folder}/${use};`,
    );
    const config = readFileSync(`dist-hosts/${name}`, 'utf8')
      .replace('root /srv;', `root ${SITE};`)
      .replace('root /desk-pages;', `root ${DESK_PAGES};`)
      .replace('server 127.0.0.1:4322;', `server 127.0.0.1:${desk};`)
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('/tmp/nginx.pid', `${folder}/nginx.pid`)
      .replace('http {', `http {\n  access_log off;\n  ${temporary.join('\n  ')}`);
    writeFileSync(file, config);
    const flags = ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off;'];
    return spawn('nginx', flags, { detached: true });
  };

function startOurs(port: number): ChildProcess {
  const env = { ...process.env, PORT: `${port}`, DESK: 'off' };
  return spawn(process.execPath, ['scripts/serve.ts', SITE], { env, detached: true });
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

const configured = { keepsMissing: 'no-cache', isConfigured: true };
const caddy = { ...configured, tried: isInstalled('caddy version', 'caddy') };
const nginx = { ...configured, tried: isInstalled('nginx -v', 'nginx-light') };

export const HOSTS: Host[] = [
  { ...configured, name: 'our server', tried: true, isOurs: true, start: startOurs },
  { ...caddy, name: 'Caddy', start: startCaddy('Caddyfile') },
  {
    ...caddy,
    name: 'Caddy with a desk',
    besideDesk: true,
    start: startCaddy('Caddyfile.desk'),
  },
  { ...nginx, name: 'nginx', start: startNginx('nginx.conf') },
  {
    ...nginx,
    name: 'nginx with a desk',
    besideDesk: true,
    start: startNginx('nginx.desk.conf'),
  },
  { name: 'Cloudflare Pages', tried: isWhole, keepsMissing: 'no-store', start: startPages },
];

/** A program of a test that answers at a port. */
export interface Running {
  port: number;
  stop(): Promise<void>;
}

/**
 * Waits until a program answers.
 * @param path of an address that it answers
 * @throws when it ends before, with what it said
 */
export async function answering(
  program: ChildProcess,
  port: number,
  path: string,
): Promise<Running> {
  let said = '';
  for (const stream of [program.stdout, program.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  while (!(await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined))) {
    if (program.exitCode !== null) throw new Error(`it did not start: ${said}`);
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

/** How many requests the desk of a host takes from one address in ten minutes. */
export const DESK_RATE = 6;

/** Starts the desk by itself, behind one proxy. */
async function openDesk(): Promise<Running> {
  const port = await freePort();
  const settings = {
    PORT: `${port}`,
    NODE_ENV: 'production',
    DESK_DATA: mkdtempSync(join(tmpdir(), 'host-desk-')),
    DESK_PROXIES: '1',
    DESK_RATE: `${DESK_RATE}`,
    DESK_METRICS_TOKEN: 'figures-of-tests',
  };
  const program = spawn(process.execPath, ['desk/desk.ts'], {
    env: { ...process.env, ...settings },
    detached: true,
  });
  return answering(program, port, '/healthz');
}

/** Starts a host, and the desk behind it where it has one, and waits until they answer. */
export async function openHost({ besideDesk, start }: Host): Promise<Running> {
  const desk = besideDesk ? await openDesk() : undefined;
  const port = await freePort();
  const host = await answering(
    start(port, mkdtempSync(join(tmpdir(), 'host-')), desk?.port ?? 0),
    port,
    '/',
  );
  const stop = async () => {
    await host.stop();
    await desk?.stop();
  };
  return { port, stop };
}
