// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import './count-visits.ts';
import { PAGE_SHOWN } from './navigation/page-shown.ts';

test('a page that the router shows is counted once, by whichever counter is there', () => {
  document.dispatchEvent(new Event(PAGE_SHOWN));
  const plausible = vi.fn();
  const track = vi.fn((page: (known: object) => object) => page({ website: 'x' }));
  Object.assign(window, { plausible, umami: { track } });
  vi.stubGlobal('location', new URL('https://falaj.example/about?q=secret'));
  document.dispatchEvent(new Event(PAGE_SHOWN));
  expect(plausible.mock.calls).toEqual([['pageview']]);
  expect(track).toHaveReturnedWith({ website: 'x', url: '/about', title: document.title });
});
