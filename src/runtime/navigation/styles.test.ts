// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { bringStyles, stylesOf } from './styles.ts';

/** The style elements of a page, by their texts. */
const page = (...texts: string[]) =>
  texts.map((text) => Object.assign(document.createElement('style'), { textContent: text }));
const present = () => stylesOf(document).map(({ textContent }) => textContent);

test('a page has its own styles in its own order, and what both pages have stays', () => {
  document.head.innerHTML = '<title>A</title><style>.fonts{}</style><style>.home{}</style>';
  const [fonts] = stylesOf(document);
  const home = stylesOf(document);
  const offer = bringStyles(page('.shared{}', '.fonts{}', '.offer{}'));
  expect(present()).toEqual(['.shared{}', '.fonts{}', '.offer{}']);
  expect(offer[1]).toBe(fonts);
  bringStyles(home);
  expect(present()).toEqual(['.fonts{}', '.home{}']);
  bringStyles(page('.offer{}', '.fonts{}'));
  expect(present()).toEqual(['.offer{}', '.fonts{}']);
});

test('styles that the policy refuses belong to another version, and the page keeps its own', () => {
  document.head.innerHTML = '<style>.fonts{}</style><style>.home{}</style>';
  const refused = page('.fonts{}', '.newer{}');
  vi.spyOn(document, 'importNode').mockImplementation((node) =>
    Object.defineProperty(node.cloneNode(true), 'sheet', { value: null }),
  );
  expect(() => bringStyles(refused)).toThrow('version');
  expect(present()).toEqual(['.fonts{}', '.home{}']);
  vi.restoreAllMocks();
});
