// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressWith, replaceAddress } from './replace-address.ts';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/search?page=2');
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const type = (text: string) => replaceAddress(addressWith([['q', text]]));

test('a first letter is in the address at once, and the last one after a pause', () => {
  type('g');
  expect(location.search).toBe('?page=2&q=g');
  for (const text of ['go', 'gol', 'gold']) type(text);
  expect(location.search).toBe('?page=2&q=g');
  vi.runAllTimers();
  expect(location.search).toBe('?page=2&q=gold');
});

test('somebody who types without end writes less often than Safari allows', () => {
  const write = vi.spyOn(history, 'replaceState');
  for (let count = 0; count < 1000; count += 1) {
    type(`${count}`);
    vi.advanceTimersByTime(10);
  }
  expect(write.mock.calls.length).toBeLessThan(100);
  vi.runAllTimers();
  expect(location.search).toContain('q=999');
});

test('what two parts of a page write within a pause is all in the address', () => {
  type('g');
  type('gold');
  replaceAddress(addressWith([['page', '3']]));
  vi.runAllTimers();
  expect(location.search).toBe('?page=3&q=gold');
});

test('an address that the browser refuses stops nothing', () => {
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(() => type('gold')).not.toThrow();
});

test('nothing is written into the address of another page, or over a step', () => {
  type('g');
  type('go');
  history.pushState(null, '', '/about');
  vi.runAllTimers();
  expect(location.href).toMatch(/\/about$/);
  type('g');
  type('go');
  history.pushState(null, '', '/about?topic=gold');
  expect(addressWith([]).search).toBe('?topic=gold');
  vi.runAllTimers();
  expect(location.search).toBe('?topic=gold');
});
