import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen, readPlace } from '../listening.ts';

const COMMAND = 'npm start';
const read = (env: NodeJS.ProcessEnv) => readPlace(env, 4321, COMMAND);

/** A server that a test lets listen; it ends with the test. */
function newServer() {
  const server = createServer((_, response) => response.end());
  onTestFinished(() => void server.close());
  return server;
}

describe('PORT', () => {
  test.each(['abc', '-1', '80.5', '65536', '0x50', ' '])('"%s" is refused in one line', (PORT) => {
    expect(() => read({ PORT })).toThrow(
      `PORT is "${PORT}", but has to be a number from 0 to 65535, as in PORT=8080 npm start.`,
    );
  });

  test.each([
    ['', 4321],
    ['0', 0],
    ['65535', 65_535],
  ])('"%s" is %i', (PORT, port) => {
    expect(read({ PORT }).port).toBe(port);
  });
});

describe('HOST', () => {
  const behind = { NODE_ENV: 'production', DESK_PROXIES: '1' };

  test.each<[string, NodeJS.ProcessEnv, string | undefined]>([
    ['in production behind a proxy', behind, '127.0.0.1'],
    ['in production behind a proxy, where HOST says otherwise', { ...behind, HOST: '::' }, '::'],
    ['in production without a proxy', { NODE_ENV: 'production' }, undefined],
    ['in production without a proxy, in words', { ...behind, DESK_PROXIES: '0' }, undefined],
    ['behind a proxy while somebody tries it', { DESK_PROXIES: '1' }, undefined],
    ['with an empty variable', { HOST: '' }, undefined],
    ['with an address', { HOST: '192.0.2.1' }, '192.0.2.1'],
  ])('%s', (_, env, host) => {
    expect(read(env).host).toBe(host);
  });

  test('is where the server listens', async () => {
    const server = newServer();
    // Passkeys need the name localhost on the machine itself.
    expect(await listen(server, { port: 0, host: '127.0.0.1' }, COMMAND)).toContain('//localhost:');
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
    expect(await listen(newServer(), { port: 0, host: undefined }, COMMAND)).toContain(
      '//localhost:',
    );
  });

  // Other systems give the machine one address of its own alone.
  test.runIf(process.platform === 'linux')('stands in the printed address', async () => {
    const place = { port: 0, host: '127.0.0.2' };
    expect(await listen(newServer(), place, COMMAND)).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/);
  });

  test.each(['192.0.2.1', 'no-such-machine.invalid'])(
    '%s, which is not of this machine, is told as that',
    async (host) => {
      await expect(listen(newServer(), { port: 0, host }, COMMAND)).rejects.toThrow(
        `HOST is "${host}", which is no address of this machine.`,
      );
    },
  );
});

test('a port that is taken is told with another one to choose', async () => {
  const taken = newServer();
  await listen(taken, { port: 0, host: undefined }, COMMAND);
  const { port } = taken.address() as AddressInfo;
  await expect(listen(newServer(), { port, host: undefined }, COMMAND)).rejects.toThrow(
    `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
  );
});
