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

test('the heading does not wait for the rest, and a rest that does not come is a fault', async () => {
  document.documentElement.dataset.fragments = '/fragments/1';
  const rests = new Map([
    ['/fragments/1/long.rest.htm', Promise.withResolvers<Response>()],
    ['/fragments/1/gone.rest.htm', Promise.withResolvers<Response>()],
  ]);
  const opening = '<main><h1>Heading</h1></main>';
  vi.stubGlobal('fetch', async (path: string) => rests.get(path)?.promise ?? new Response(opening));
  for (const [path, rest] of rests) {
    const page = ask(path.replace('/fragments/1', '').replace('.rest.htm', ''));
    expect((await page.opening).querySelector('main')?.textContent).toBe('Heading');
    const isThere = path.includes('long');
    rest.resolve(new Response('<p>More</p></main>', { status: isThere ? 200 : 404 }));
    if (!isThere) await expect(page.rest()).rejects.toThrow('404');
    else expect((await page.rest()).querySelector('main')?.textContent).toBe('More');
  }
  delete document.documentElement.dataset.fragments;
});

test('a document that has the styles of most openings asks for one without them', async () => {
  Object.assign(document.documentElement.dataset, { fragments: '/fragments/1', commonSheet: '6' });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response('<main><h1>Heading</h1></main>');
  });
  await ask('/bare').rest();
  document.head.innerHTML = '<style data-sheet="6"></style>';
  await ask('/dressed').rest();
  expect(asked).toEqual([
    '/fragments/1/bare.htm',
    '/fragments/1/bare.rest.htm',
    '/fragments/1/dressed.plain.htm',
    '/fragments/1/dressed.rest.htm',
  ]);
  document.head.innerHTML = '';
  for (const name of ['fragments', 'commonSheet']) delete document.documentElement.dataset[name];
});

test('a page that is shown only whole is asked for at once, and not one part behind the other', async () => {
  document.documentElement.dataset.fragments = '/fragments/1';
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise(() => undefined);
  });
  ask('/top');
  ask('/anchor#place');
  getPage(new URL('/back', location.href), true);
  expect(asked).toEqual([
    '/fragments/1/top.htm',
    ...['', '.rest'].map((part) => `/fragments/1/anchor${part}.htm`),
    ...['', '.rest'].map((part) => `/fragments/1/back${part}.htm`),
  ]);
  delete document.documentElement.dataset.fragments;
});
