import { expect, test } from 'vitest';
import { asReference } from '../reference.ts';

const page = `<head><style>@font-face{font-family:Own;src:url("/own.woff2")}:root{--font:Own,Arial}</style>
<link rel="preload" href="/own.woff2" as="font" crossorigin><link rel="stylesheet" href="/a.css">
<script type="module" src="/a.js"></script></head><body><h1>Title</h1></body>`;

test('the reference has the styles in its HTML, and neither scripts nor fonts of its own', () => {
  const reference = asReference(
    page,
    (path) => (path === '/a.css' ? 'h1{color:red}' : ''),
    'system',
  );
  expect(reference).toContain('<style>h1{color:red}</style>');
  expect(reference).not.toMatch(/script|woff2|rel=/);
  expect(reference).toContain('<h1>Title</h1>');
});

test('fonts of the system that fill in until ours arrive stay', () => {
  const local = '<style>@font-face{font-family:"fit";src:local("Arial")}</style>';
  expect(asReference(local, () => '', 'system')).toBe(local);
});

test('bands that a script lays out later are laid out with all others', () => {
  const band = (mark: string) => `<div data-from="1"${mark}><p>Text</p></div>`;
  expect(asReference(band(' data-later="true"'), () => '', 'system')).toBe(band(''));
});

test('with our fonts it fetches ahead those that pages write in, and still has no scripts', () => {
  const face = (file: string, rest = '') => `@font-face{font-family:Own;src:url("${file}")${rest}}`;
  const styles = `<style>${face('/whole.woff2')}${face('/own.woff2', ';unicode-range:U+20-7E')}</style>`;
  const reference = asReference(
    `<html><head>${styles}<script src="/a.js"></script></head></html>`,
    () => '',
    'preloaded',
  );
  expect(reference).toContain('<head><link rel="preload" href="/own.woff2" as="font"');
  expect(reference).not.toMatch(/script|preload" href="\/whole/);
});
