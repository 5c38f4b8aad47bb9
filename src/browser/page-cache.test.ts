// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { getPage } from './page-cache.ts';
import { REST } from './page-fragment.ts';

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
  expect((await ask('/none').opening).title).toBe('Here');
});

test.each([
  ['a fault of the server', 503, 'text/html', undefined],
  ['a file', 200, 'application/pdf', undefined],
  ['a page of another site', 200, 'text/html', 'https://elsewhere.example'],
])('%s is refused, with its status and its address', async (what, status, type, at) => {
  answer(status, type, at);
  const refusal = ask(`/${status}/${encodeURIComponent(what)}`).opening;
  await expect(refusal).rejects.toThrow(`${status}`);
  await expect(refusal).rejects.toThrow('/answered');
});

test('what stands before the rest is there before the rest is', async () => {
  const sent = new TransformStream<Uint8Array, Uint8Array>();
  const writer = sent.writable.getWriter();
  const write = (text: string) => writer.write(new TextEncoder().encode(text));
  const response = new Response(sent.readable, { headers: { 'content-type': 'text/html' } });
  Object.defineProperty(response, 'url', { value: `${location.origin}/answered` });
  vi.stubGlobal('fetch', async () => response);
  const { opening, rest } = ask('/long');
  void write(`<title>Long</title><main><h1>Heading</h1><!--${REST.slice(0, 2)}`);
  void write(`${REST.slice(2)}--><p>More`);
  const first = await opening;
  expect(first.querySelector('main')?.textContent).toBe('Heading');
  void write('</p></main>').then(() => writer.close());
  expect((await rest()).querySelector('main')?.textContent).toBe('More');
});
