import { expect, test } from 'vitest';
import { markHead } from './printed.ts';

test('what is the page’s own in its head is marked', () => {
  const head =
    '<head><meta charset="utf-8"><style>a > b{}</style><style data-a="1">c{}</style><meta name="description" content="a > b"/><link rel="canonical" href="/a"><script type="application/ld+json">{"a":"b"}</script></head>';
  expect(markHead(`<html>${head}<body></body></html>`)).toBe(
    '<html><head><meta charset="utf-8" data-printed><style data-printed>a > b{}</style><style data-a="1" data-printed>c{}</style><meta name="description" content="a > b" data-printed/><link rel="canonical" href="/a" data-printed><script type="application/ld+json" data-printed>{"a":"b"}</script></head><body></body></html>',
  );
});

test.each([
  '<head><link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a"></head>',
  '<head><script type="module" src="/a.js"></script><title>A</title></head>',
  '<head></head><body><style>a{}</style></body>',
])('what all pages share, and the body, stay as they are: %s', (html) => {
  expect(markHead(html)).toBe(html);
});
