import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../desk/connections.ts';
import { converse, splitAnswers } from './conversation.ts';
import { openServer, type RunningServer } from './running-server.ts';
import { ask, makeSite, page } from './static-site.ts';
import { until } from './until.ts';

const LONG = 40_000_000;
const GET = 'GET /about HTTP/1.1\r\nHost: x\r\n\r\n';
const GET_LONG = 'GET /long.mp4 HTTP/1.1\r\nHost: x\r\n\r\n';

let dir: string;
const servers: RunningServer[] = [];
const open = async (limits = {}) => {
  const server = await openServer(dir, limits);
  servers.push(server);
  return server;
};

beforeAll(() => {
  dir = makeSite({
    'index.html': page('Home'),
    'about.html': page('About'),
    '404.html': page('Missing'),
    'long.mp4': new Uint8Array(LONG),
  });
});

afterAll(() => {
  for (const server of servers) server.close();
});

describe('too many connections', () => {
  it('are told to come back, and the others are served', async () => {
    const { port } = await open({ connections: 4 });
    const kept = Array.from({ length: 4 }, () => converse(port, GET));
    await until(() => {
      for (const talk of kept) expect(talk.received()).toContain('About');
    });
    const [refused] = await converse(port, GET).answers();
    expect(refused?.status).toBe(503);
    expect(refused?.head).toMatch(/^retry-after: \d+\r$/im);
    expect(refused?.head).toMatch(/^connection: close\r$/im);
    expect(refused?.head).toMatch(/^content-security-policy: /im);

    kept[0]?.socket.destroy();
    await until(async () => expect((await ask(port, '/about')).status).toBe(200));
    kept[1]?.send(GET);
    await until(() => expect(splitAnswers(kept[1]?.received() ?? '')).toHaveLength(2));
  });

  it('stay below the handles that the process may open', () => {
    const { connections } = defaultLimits();
    expect(connections).toBeGreaterThan(0);
    const report = process.report.getReport() as {
      userLimits?: { open_files: { soft: number } };
    };
    const handles = Number(report.userLimits?.open_files.soft ?? Number.POSITIVE_INFINITY);
    if (Number.isFinite(handles)) expect(connections * 1.5).toBeLessThan(handles);
  });
});

describe('a connection that stands still', () => {
  it('is ended when nothing is read of a long answer', async () => {
    const { port, count } = await open({ stallMs: 200 });
    const talk = converse(port, GET_LONG);
    talk.socket.pause();
    await until(async () => expect(await count()).toBe(1));
    await until(async () => expect(await count()).toBe(0));
    talk.socket.destroy();
  });

  it('is none while a long answer is read bit by bit, however long it takes', async () => {
    const stallMs = 200;
    const { port } = await open({ stallMs });
    // The server and the reader share a process. If the machine holds the process up for longer than
    // `stallMs`, nothing is read in that time and the server rightly gives up, so the test tries again.
    await until(async () => {
      const began = performance.now();
      const talk = converse(port, GET_LONG.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
      let enough = 0;
      const reading = setInterval(() => {
        enough = talk.received().length + LONG / 40;
        talk.socket.resume();
      }, 20);
      talk.socket.on('data', () => {
        if (talk.received().length > enough) talk.socket.pause();
      });
      const answers = await talk.answers().finally(() => clearInterval(reading));
      expect(answers[0]?.body).toHaveLength(LONG);
      expect(performance.now() - began).toBeGreaterThan(2 * stallMs);
    });
  });

  it('is ended when the head of a request does not come to its end', async () => {
    const { port } = await open({ headMs: 100 });
    const [answer] = await converse(port, 'GET /about HTTP/1.1\r\nHost: x\r\n').answers();
    expect(answer?.status).toBe(408);
  });

  it('is ended when nothing comes at all', async () => {
    const { port } = await open({ stallMs: 100 });
    const talk = converse(port);
    await talk.closed;
    expect(talk.received()).toBe('');
  });
});

describe('a server that is told to stop', () => {
  it('finishes what runs, and says on each connection that it was the last answer', async () => {
    const { port, stop } = await open();
    const loading = converse(port, GET_LONG);
    loading.socket.pause();
    const halfAsked = converse(port, 'GET /about HTTP/1.1\r\n');
    const idle = converse(port, GET);
    await until(() => expect(idle.received()).toContain('About'));

    const stopped = stop(10_000);
    halfAsked.send('Host: x\r\n\r\n');
    const [about] = await halfAsked.answers();
    expect(about?.status).toBe(200);
    expect(about?.head).toMatch(/^connection: close\r$/im);
    await idle.closed;
    await expect(ask(port, '/about')).rejects.toThrow('ECONNREFUSED');
    loading.socket.resume();
    const [long] = await loading.answers();
    expect(long?.body).toHaveLength(LONG);
    await stopped;
  });

  it('does not wait for ever', async () => {
    const { port, stop } = await open();
    const talk = converse(port, GET_LONG);
    await until(() => expect(talk.received()).not.toBe(''));
    talk.socket.pause();
    await stop(100);
  });
});
