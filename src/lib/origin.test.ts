import { afterEach, expect, test, vi } from 'vitest';
import { siteOrigin } from './origin.ts';

afterEach(() => vi.unstubAllEnvs());

test('the site lives where SITE_ORIGIN says, else at our own address', () => {
  vi.stubEnv('SITE_ORIGIN', undefined);
  expect(siteOrigin()).toBe('https://falaj.example');
  vi.stubEnv('SITE_ORIGIN', 'https://shares.example');
  expect(siteOrigin()).toBe('https://shares.example');
});
