// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { getPage, prefetchFirst } from './page-cache.ts';

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

test('the page of the first link in view is fetched at rest, unless the visitor saves data', async () => {
  answer(200, 'text/html');
  const fetched = vi.spyOn(globalThis, 'fetch');
  document.body.innerHTML = `<main>
    <a href="/above"></a><a href="#part"></a><a href="https://elsewhere.example/"></a><a href="/first"></a><a href="/second"></a>
  </main>`;
  for (const [at, link] of document.querySelectorAll('a').entries())
    link.getBoundingClientRect = () => new DOMRect(0, at * 100 - 50, 10, 20);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  prefetchFirst();
  expect(fetched).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', {});
  prefetchFirst();
  expect(fetched.mock.calls.map(([url]) => `${url}`)).toEqual([`${location.origin}/first`]);
});
