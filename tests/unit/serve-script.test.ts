import { once } from 'node:events';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openServer } from './running-server.ts';
import { ask, makeSite, page, start } from './static-site.ts';
import { until } from './until.ts';

let dir: string;
let port: number;

beforeAll(async () => {
  dir = makeSite({
    'index.html': page('Home'),
    'contact.html': page('Contact'),
    '404.html': page('Missing'),
    'long.mp4': new Uint8Array(40_000_000),
  });
  const server = await openServer(dir);
  port = server.port;
  return server.close;
});

describe('npm start', () => {
  const serve = (env: Record<string, string>, site = dir) => start('scripts/serve.ts', [site], env);

  it('names the program to stop or the port to choose when the port is taken', async () => {
    const { output, exit } = serve({ PORT: String(port) });
    expect(await exit).toBe(1);
    expect(output.text.trim()).toBe(
      `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
    );
  });

  it('says that PORT=65536 is no port', async () => {
    const { output, exit } = serve({ PORT: '65536' });
    expect(await exit).toBe(1);
    expect(output.text.trim()).toMatch(/^PORT is "65536", but has to be a number/);
  });

  it('says how to build a site that is not there', async () => {
    const { output, exit } = serve({}, join(dirname(dir), 'nowhere'));
    expect(await exit).toBe(1);
    expect(output.text.trim()).toMatch(
      /index\.html is missing\. Build the site first: npm run build$/,
    );
  });

  it.runIf(process.platform !== 'win32').each(['SIGINT', 'SIGTERM'] as const)(
    'finishes running downloads after %s, takes no new ones, and ends with 0',
    async (signal) => {
      const { child, output, exit } = serve({ PORT: '0' });
      await until(() => expect(output.text).toMatch(/^Falaj is at http:\/\/localhost:\d+\n$/));
      const own = Number(/:(\d+)\n/.exec(output.text)?.[1]);
      const socket = connect(own).pause();
      socket.write('GET /long.mp4 HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(socket, 'readable');
      child.kill(signal);
      await until(() => expect(ask(own, '/contact')).rejects.toThrow('ECONNREFUSED'));
      expect(child.exitCode).toBeNull();
      let received = 0;
      for await (const chunk of socket) received += chunk.length;
      expect(received).toBeGreaterThan(40_000_000);
      const finished = performance.now();
      expect(await exit).toBe(0);
      // The server must not wait the five seconds for which it keeps a connection open for a next request.
      expect(performance.now() - finished).toBeLessThan(4000);
    },
  );
});
