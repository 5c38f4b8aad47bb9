import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, recall } from './tab-memory.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was kept comes back as it was, until it is forgotten', () => {
  expect(recall('a')).toBeUndefined();
  keep('a', { text: 'ذهب', done: false });
  expect(recall('a')).toEqual({ text: 'ذهب', done: false });
  keep('a');
  expect(recall('a')).toBeUndefined();
});

test('what somebody else has put there is no fault', () => {
  sessionStorage.setItem('a', 'not JSON');
  expect(recall('a')).toBeUndefined();
});

test('a browser that refuses to keep anything is no fault', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keep('a', 1);
  expect(recall('a')).toBeUndefined();
});
