import { describe, expect, test } from 'vitest';
import { messagingLink, resolveHref, resolveLinks } from './resolve-links.ts';

const site = {
  messaging: { url: 'https://chat.example/97140000000', greeting: 'Hello Falaj, shares & tokens?' },
  outside: { code: 'https://code.example' },
};

test('the chat link carries its greeting, encoded', () => {
  const url = new URL(messagingLink(site));
  expect(url.origin + url.pathname).toBe('https://chat.example/97140000000');
  expect(url.searchParams.get('text')).toBe('Hello Falaj, shares & tokens?');
});

describe('resolveHref', () => {
  test('takes outside links from site.yaml', () => {
    expect(resolveHref('outside:code', site)).toBe('https://code.example');
    expect(resolveHref('outside:messaging', site)).toBe(messagingLink(site));
  });

  test('leaves paths and anchors alone', () => {
    expect(resolveHref('/contact?interest=audit#message', site)).toBe(
      '/contact?interest=audit#message',
    );
    expect(resolveHref('#features', site)).toBe('#features');
  });

  test('names the file and the key of a link that nobody gave', () => {
    expect(() => resolveHref('outside:shop', site)).toThrow(
      'content/site.yaml: outside: has no link named "shop"',
    );
  });
});

test('resolveLinks reaches every link, however deep, and changes nothing else', () => {
  const picture = { width: 1600, alt: 'Stone', lazy: true, sources: [] };
  expect(
    resolveLinks([{ calls: [{ text: 'Code', href: 'outside:code' }], picture, none: null }], site),
  ).toEqual([{ calls: [{ text: 'Code', href: 'https://code.example' }], picture, none: null }]);
});
