import { expect, test } from 'vitest';
import { asReference } from '../reference.ts';

const page = `<head><style>@font-face{font-family:Own;src:url("/own.woff2")}:root{--font:Own,Arial}</style>
<link rel="preload" href="/own.woff2" as="font" crossorigin><link rel="stylesheet" href="/a.css">
<script type="module" src="/a.js"></script></head><body><h1>Title</h1></body>`;

test('the reference has the styles in its HTML, and no scripts', () => {
  const reference = asReference(page, (path) => (path === '/a.css' ? 'h1{color:red}' : ''));
  expect(reference).toContain('<style>h1{color:red}</style>');
  expect(reference).not.toMatch(/script|rel="stylesheet"/);
  expect(reference).toContain('<h1>Title</h1>');
});

test('sections that a script lays out later are laid out with all others', () => {
  const section = (mark: string) => `<div data-from="1"${mark}><p>Text</p></div>`;
  expect(asReference(section(' data-later="true"'), () => '')).toBe(section(''));
});

test('it fetches ahead the fonts that pages write in', () => {
  const face = (file: string, rest = '') => `@font-face{font-family:Own;src:url("${file}")${rest}}`;
  const styles = `<style>${face('/whole.woff2', ';unicode-range:U+0-1F,U+7F')}${face('/own.woff2', ';unicode-range:U+20-7E')}</style>`;
  const reference = asReference(
    `<html><head>${styles}<script src="/a.js"></script></head></html>`,
    () => '',
  );
  expect(reference).toContain('<head><link rel="preload" href="/own.woff2" as="font"');
  expect(reference).not.toMatch(/script|preload" href="\/whole/);
});
