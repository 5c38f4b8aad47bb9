// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { visitNow } from './visit.ts';

const ORIGIN = 'https://falaj.example';

const arrive = (addresses: string[], referrer: string) => {
  vi.stubGlobal('location', new URL(addresses.at(-1) ?? ORIGIN));
  vi.stubGlobal('navigation', { entries: () => addresses.map((url) => ({ url })) });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a visit began on the first page of the tab, with the words of its address', () => {
  const first = `${ORIGIN}/about?utm_source=news&utm_campaign=spring&q=deed`;
  arrive([first, `${ORIGIN}/contact#book`], 'https://www.google.com/search?q=secret');
  expect(visitNow()).toEqual({
    first: '/about',
    host: 'www.google.com',
    source: 'news',
    campaign: 'spring',
  });
});

test('a page of our own leads from nowhere, and without a history of the browser this page is the first', () => {
  arrive([`${ORIGIN}/contact?ref=partner`], `${ORIGIN}/ar/contact`);
  vi.stubGlobal('navigation', undefined);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  expect(visitNow()).toEqual({ first: '/contact', host: '', ref: 'partner' });
});
