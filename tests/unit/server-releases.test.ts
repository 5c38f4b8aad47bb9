import {
  appendFileSync,
  cpSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { converse } from './conversation.ts';
import { finish, openServer, type RunningServer } from './running-server.ts';
import { ask, makeSite, page } from './static-site.ts';
import { until } from './until.ts';

let server: RunningServer | undefined;
afterEach(() => server?.close());

const site = (name: string) => ({
  'index.html': page(`Home ${name}`),
  'about.html': page(`About ${name}`),
  '404.html': page(`Missing ${name}`),
  'hero.mp4': name.repeat(100_000),
  [`_astro/app.${name}.js`]: `console.info("${name.repeat(400)}")`,
});

const request = (path: string, last = false) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;

describe('a file that changes under a running server', () => {
  const changes: [string, (dir: string) => void][] = [
    ['grows', (dir) => appendFileSync(join(dir, 'about.html'), 'LEAK'.repeat(1000))],
    ['shrinks', (dir) => truncateSync(join(dir, 'about.html'), 10)],
    ['is written anew', (dir) => writeFileSync(join(dir, 'about.html'), 'LEAK'.repeat(9000))],
    ['vanishes', (dir) => rmSync(join(dir, 'about.html'))],
    ['vanishes with its folder', (dir) => rmSync(dir, { recursive: true })],
  ];

  it.each(changes)('and %s leaves every answer of a connection whole', async (_, change) => {
    const dir = makeSite(site('a'));
    server = await openServer(dir);
    const talk = converse(server.port, request('/about'));
    await until(() => expect(talk.received()).toContain('About a'));
    change(dir);
    talk.send(request('/about') + request('/') + request('/hero.mp4') + request('/no', true));
    const answers = await talk.answers();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404]);
    expect(answers[1]?.body).toBe(answers[0]?.body);
    expect(answers[2]?.body).toContain('Home a');
    expect(answers[3]?.body).toBe('a'.repeat(100_000));
    expect(talk.received()).not.toContain('LEAK');
  });

  it('and grows in the middle of a download does not reach the next answer', async () => {
    const dir = makeSite({ ...site('a'), 'long.mp4': 'x'.repeat(20_000_000) });
    server = await openServer(dir);
    const talk = converse(server.port, request('/long.mp4'));
    await until(() => expect(talk.received().length).toBeGreaterThan(0));
    talk.socket.pause();
    appendFileSync(join(dir, 'long.mp4'), 'LEAK');
    talk.socket.resume();
    talk.send(request('/about', true));
    const [long, about] = await talk.answers();
    expect(long?.body).toBe('x'.repeat(20_000_000));
    expect(about?.body).toContain('About a');
  });
});

describe('a new build', () => {
  const nextTo = (dir: string, name: string) => join(dirname(dir), name);
  const titles = async (port: number) => {
    const answers = await Promise.all(['/', '/about', '/no'].map((path) => ask(port, path)));
    const named = answers.map(({ body }) => /<title>\w+ (\w)</.exec(body.toString())?.[1]);
    const policy = answers[0]?.headers['content-security-policy'] ?? '';
    return [...named, /'sha256-(\w+)/.exec(policy)?.[1]].join('');
  };

  async function served(dir: string) {
    server = await openServer(dir);
    const { port } = server;
    expect(await titles(port)).toBe('aaaAAA');
    return port;
  }

  async function built(): Promise<string> {
    const dir = makeSite(site('b'));
    await finish(dir, ['sha256-BBB=']);
    return dir;
  }

  it('that takes the place of the folder is served whole, its policy included, and open tabs still find their scripts', async () => {
    const dir = makeSite(site('a'));
    const port = await served(dir);
    const next = nextTo(dir, 'next');
    cpSync(await built(), next, { recursive: true });
    renameSync(dir, nextTo(dir, 'former'));
    expect(await titles(port)).toBe('aaaAAA');
    renameSync(next, dir);
    await until(async () => expect(await titles(port)).toBe('bbbBBB'));
    expect((await ask(port, '/_astro/app.b.js')).status).toBe(200);
    expect((await ask(port, '/_astro/app.a.js')).status).toBe(200);
  });

  it.runIf(process.platform !== 'win32')('that a link leads to is served whole', async () => {
    const dir = makeSite(site('a'));
    const link = nextTo(dir, 'live');
    symlinkSync(dir, link);
    const port = await served(link);
    symlinkSync(await built(), nextTo(dir, 'live-next'));
    renameSync(nextTo(dir, 'live-next'), link);
    await until(async () => expect(await titles(port)).toBe('bbbBBB'));
  });

  it('that is not complete is not taken up, and the one after it is', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const dir = makeSite(site('a'));
    const port = await served(dir);
    rmSync(dir, { recursive: true });
    mkdirSync(dir);
    writeFileSync(join(dir, '_headers'), '/*\n  X: y\n');
    await until(() => expect(errors).toHaveBeenCalled());
    expect(await titles(port)).toBe('aaaAAA');
    cpSync(await built(), dir, { recursive: true });
    await until(async () => expect(await titles(port)).toBe('bbbBBB'));
    errors.mockRestore();
  });
});
