import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { propsOf, texts } from '../../gallery/show.tsx';
import './MissingPage.client.ts';
import { examples } from './NotFound.examples.ts';
import { NotFound } from './NotFound.tsx';

const props = propsOf(examples, 'With two hints');

/** Shows the page at a path, with its script, and returns what it logs, and which parts it shows. */
function visit(path: string) {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  history.replaceState(null, '', path);
  const { container } = render(<NotFound {...props} />);
  const shown = (part: string) => texts(container, `[data-part="${part}"]:not([hidden])`);
  return { logged: log.mock.calls.flat(), asked: shown('asked'), hints: shown('hint') };
}

beforeEach(() => vi.stubGlobal('fetch', async () => new Response(null, { status: 404 })));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('logs and prints the path that was asked for', () => {
  const { logged, asked } = visit('/no/such-page/');
  expect(logged).toContain('/no/such-page');
  expect(asked).toEqual(['You asked for /no/such-page']);
});

test.each([
  ['/demo', ['You probably wanted Request a demo.']],
  ['/assets/', [`You probably wanted ${props.hints[1]?.text}.`]],
  ['/wp-login', []],
  ['/%E0%A4%A', []],
])('for %s it names the page that was probably wanted, if any', (path, hints) => {
  expect(visit(path).hints).toEqual(hints);
});

test.each([
  ['/About%20?a=1', true, '/about?a=1'],
  ['/About', false, undefined],
  ['/about', true, undefined],
])('at %s it goes on where the page that was meant is there', async (address, ok, to) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: ok ? 200 : 404 })),
  );
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  visit(address);
  await new Promise((resolve) => setTimeout(resolve));
  expect(replace.mock.calls.flat()).toEqual(to ? [to] : []);
  vi.unstubAllGlobals();
});
