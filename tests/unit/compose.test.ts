import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { caddyfile } from '../../deploy/hosts/caddy.ts';
import { readPlace } from '../../desk/listening.ts';
import { readSettings, VARIABLES } from '../../desk/settings.ts';
import { freePort } from '../support/free-port.ts';
import { isInstalled } from '../support/installed.ts';

interface Service {
  build?: { target: string };
  image?: string;
  command?: string[];
  environment: Record<string, string | number>;
  depends_on?: string[] | Record<string, unknown>;
  volumes?: string[];
}

const compose = parse(readFileSync('compose.yaml', 'utf8')) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const { services, volumes } = compose;
const dockerfile = readFileSync('Dockerfile', 'utf8');

/** Fills in variables as Docker Compose does. */
const fillIn = (value: string | number, env: Record<string, string>) =>
  `${value}`.replace(
    /\$\{(\w+)(?::(?:-([^}]*)|\?[^}]*))?\}/g,
    (_, name: string, otherwise = '') => env[name] || otherwise,
  );

test('what a service names is there: stages of the Dockerfile, services and volumes', () => {
  const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);
  for (const { build, depends_on = {}, volumes: mounts = [] } of Object.values(services)) {
    if (build) expect(stages).toContain(build.target);
    const needs = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    for (const name of needs) expect(Object.keys(services)).toContain(name);
    for (const mount of mounts) {
      const [source = ''] = mount.split(':');
      if (source.startsWith('./')) expect(existsSync(source), source).toBe(true);
      else expect(Object.keys(volumes)).toContain(source);
    }
  }
});

test('what stages copy out of the repository is there', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
});

test('the desk takes its environment, and no secret stands in the file', () => {
  const env = { SITE_HOST: 'www.example.com', POSTGRES_PASSWORD: 'secret1' };
  const given = Object.entries(services.desk?.environment ?? {}).map(
    ([name, value]) => [name, fillIn(value, env)] as const,
  );
  expect(readSettings(Object.fromEntries(given))).toMatchObject({
    databaseUrl: 'postgres://desk:secret1@postgres/desk',
    origin: 'https://www.example.com',
    proxies: 1,
    log: 'json',
  });
  expect(readFileSync('compose.yaml', 'utf8')).not.toMatch(/PASSWORD: (?!\$)|TOKEN: (?!\$)/);
});

test('each variable of the desk can be set, but those of its SQLite file', () => {
  const given = services.desk?.environment ?? {};
  const ofFile = ['DESK_DATA', 'DESK_BACKUP_DAYS'];
  const missing = VARIABLES.filter((name) => !(name in given) && !ofFile.includes(name));
  expect(missing).toEqual([]);
  // What has a value of its own beside the default is a fact of these services.
  const fixed = ['DATABASE_URL', 'DESK_ORIGIN', 'DESK_PROXIES', 'DESK_DUMPS'];
  for (const [name, value] of Object.entries(given)) {
    if (!fixed.includes(name)) expect(value).toMatch(new RegExp(`^\\$\\{${name}:-\\w*\\}$`));
  }
});

test('copies are made by the version of Postgres that is copied, where the desk looks for them', () => {
  const { backup, desk, postgres } = services;
  expect(backup?.image).toBe(postgres?.image);
  expect(backup?.volumes).toContain(`backups:${desk?.environment.DESK_DUMPS}`);
  expect(desk?.volumes).toContain(`backups:${desk?.environment.DESK_DUMPS}`);
  expect(backup?.volumes).toContain(`./deploy/backup.sh:${backup?.command?.at(-1)}:ro`);
});

/** The program that reads the file, where there is one: part of Docker, or of Debian. */
const composer = ['docker compose', 'docker-compose'].find((program) =>
  isInstalled(`${program} version`, program === 'docker-compose' ? program : ''),
);

test.skipIf(!composer)('Docker Compose takes the file', () => {
  const env = { ...process.env, SITE_HOST: 'www.example.com', POSTGRES_PASSWORD: 'secret1' };
  const [program = '', ...words] = `${composer} config --quiet`.split(' ');
  const { status, stderr } = spawnSync(program, words, { env, encoding: 'utf8' });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
});

test('the desk of a container listens beyond the container', () => {
  const [, list = ''] = /^ENV (DESK_DATA.+)$/m.exec(dockerfile) ?? [];
  const built = Object.fromEntries(list.split(' ').map((pair) => pair.split('=')));
  const given = services.desk?.environment ?? {};
  expect([built.NODE_ENV, given.DESK_PROXIES]).toEqual(['production', 1]);
  const env = { ...built, DESK_PROXIES: '1' };
  expect(readPlace(env, 4322, '').host).toBe('0.0.0.0');
});

const caddy = isInstalled('caddy version', 'caddy');

test.skipIf(!caddy)('Caddy understands both of its files', () => {
  for (const besideDesk of [false, true]) {
    const file = join(mkdtempSync(join(tmpdir(), 'caddy-')), 'Caddyfile');
    writeFileSync(file, caddyfile({ scriptHashes: [], styleHashes: [] }, besideDesk));
    const { status, stderr } = spawnSync(
      'caddy',
      ['validate', '--adapter', 'caddyfile', '--config', file],
      { encoding: 'utf8' },
    );
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  }
});

/** Starts a server that answers on a free port until the test ends, and returns the port. */
async function listen(answer: string): Promise<number> {
  const server = createServer((_, response) => response.end(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** The page that stands where no desk answers, in two languages. */
const OFFLINE = 'Write to us';
const OFFLINE_ARABIC = 'اكتبوا إلينا';

/** Starts Caddy beside desks, with an empty site, and waits until it answers. */
async function startCaddy(desks: string) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const file = join(folder, 'Caddyfile');
  const pages = join(folder, 'desk');
  mkdirSync(pages);
  writeFileSync(join(pages, 'offline.html'), OFFLINE);
  mkdirSync(join(pages, 'ar'));
  writeFileSync(join(pages, 'ar', 'offline.html'), OFFLINE_ARABIC);
  writeFileSync(file, caddyfile({ scriptHashes: [], styleHashes: [] }, true));
  const base = `http://127.0.0.1:${await freePort()}`;
  const env = {
    ...process.env,
    SITE_ADDRESS: base,
    SITE_ROOT: folder,
    DESK_PAGES: pages,
    DESK: desks,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const server = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env,
    stdio: 'ignore',
  });
  onTestFinished(() => void server.kill());
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${base}${path}`, init);
    return [response.status, await response.text()];
  };
  await vi.waitFor(() => ask('/'), { timeout: 60_000, interval: 100 });
  return ask;
}

test.skipIf(!caddy)(
  'Caddy keeps the figures inside, and finds the desk that is there',
  async () => {
    const gone = `127.0.0.1:${await freePort()}`;
    const ask = await startCaddy(`${gone} 127.0.0.1:${await listen('desk')}`);
    for (let n = 0; n < 6; n += 1) {
      expect(await ask('/api/in', { method: 'POST' })).toEqual([200, 'desk']);
      expect(await ask('/desk/api/me')).toEqual([200, 'desk']);
    }
    expect(await ask('/api/metrics')).toEqual([404, '']);
  },
);

test.skipIf(!caddy)('where no desk answers, Caddy shows browsers a page', async () => {
  const gone = async () => `127.0.0.1:${await freePort()}`;
  const ask = await startCaddy(`${await gone()} ${await gone()}`);
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const form = { method: 'POST', body: new URLSearchParams({ message: 'Hello' }) };
  for (const [path, init] of [
    ['/api/in', { ...form, headers: browser }],
    ['/api/times', { headers: browser }],
  ] as const) {
    const [status, text] = await ask(path, init);
    expect([502, 503]).toContain(status);
    expect(text).toBe(OFFLINE);
  }
  // A form's script tries again, and has words of its own.
  expect((await ask('/api/in', form))[1]).toBe('');
  expect((await ask('/offline'))[0]).toBe(404);
  expect((await ask('/ar/offline'))[0]).toBe(404);
  // In the language of the page that it comes from, or of the link in an e-mail.
  const from = (path: string) => ({ ...browser, referer: `https://site.example${path}` });
  for (const [path, headers, text] of [
    ['/api/in', from('/ar/contact'), OFFLINE_ARABIC],
    ['/api/in', from('/contact'), OFFLINE],
    ['/api/in', from('/xx/contact'), OFFLINE],
    ['/api/news/leave/link?language=ar', browser, OFFLINE_ARABIC],
    ['/api/news/leave/link?language=..%2F..', browser, OFFLINE],
  ] as const) {
    expect((await ask(path, { headers }))[1]).toBe(text);
  }
});
