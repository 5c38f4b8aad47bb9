// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { getPage } from './page-cache.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Lets the server answer everything with this. */
function answer(status: number, type: string, at = location.origin) {
  const response = new Response('<title>Here</title>', {
    status,
    headers: { 'content-type': type },
  });
  Object.defineProperty(response, 'url', { value: `${at}/answered` });
  vi.stubGlobal('fetch', async () => response);
}

const ask = (path: string) => getPage(new URL(path, location.href));

test('a page that is not found is a page', async () => {
  answer(404, 'text/html; charset=utf-8');
  expect((await ask('/none')).title).toBe('Here');
});

test.each([
  ['a fault of the server', 503, 'text/html', undefined],
  ['a file', 200, 'application/pdf', undefined],
  ['a page of another site', 200, 'text/html', 'https://elsewhere.example'],
])('%s is refused, with its status and its address', async (what, status, type, at) => {
  answer(status, type, at);
  const refusal = ask(`/${status}/${encodeURIComponent(what)}`);
  await expect(refusal).rejects.toThrow(`${status}`);
  await expect(refusal).rejects.toThrow('/answered');
});

test('a page is fetched once, whatever part of it is asked for', async () => {
  answer(200, 'text/html');
  expect(ask('/once#part')).toBe(ask('/once'));
});
