import { afterEach, expect, test, vi } from 'vitest';
import { fullAddress, siteOrigin } from './origin.ts';

afterEach(() => vi.unstubAllEnvs());

test('the site lives where SITE_ORIGIN says, else at our own address', () => {
  vi.stubEnv('SITE_ORIGIN', undefined);
  expect(siteOrigin()).toBe('https://falaj.example');
  vi.stubEnv('SITE_ORIGIN', 'https://shares.example');
  expect(siteOrigin()).toBe('https://shares.example');
});

test.each([
  ['/', 'https://falaj.example'],
  ['/resources/blog', 'https://falaj.example/resources/blog'],
])('the address of %s has no slash at its end', (path, address) => {
  expect(fullAddress(path, 'https://falaj.example')).toBe(address);
});
