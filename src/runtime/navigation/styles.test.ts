// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { PRINTED } from './printed.ts';
import { bringStyles, stylesOf } from './styles.ts';

/** The style elements of a page, by their texts. */
const page = (...texts: string[]) =>
  texts.map((text) => {
    const style = Object.assign(document.createElement('style'), { textContent: text });
    style.toggleAttribute(PRINTED, true);
    return style;
  });
const present = () => stylesOf(document).map(({ textContent }) => textContent);
/** Prints styles into the head of the document. */
const print = (...texts: string[]) => document.head.replaceChildren(...page(...texts));

test('a page has its own styles in its own order, and what both pages have stays', () => {
  print('.fonts{}', '.home{}');
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

test('styles that an add-on has put between, or that are like those of the page, stay', () => {
  print('.fonts{}', '.home{}');
  const foreign = ['.add-on{}', '.home{}', ''].map((textContent) =>
    Object.assign(document.createElement('style'), { textContent }),
  );
  document.head.firstElementChild?.after(...foreign);
  bringStyles(page('.fonts{}', '.offer{}'));
  expect(present()).toEqual(['.fonts{}', '.offer{}']);
  expect(foreign.map(({ parentElement }) => parentElement)).toEqual(
    foreign.map(() => document.head),
  );
});

test('styles that the policy refuses belong to another version, and the page keeps its own', () => {
  print('.fonts{}', '.home{}');
  const refused = page('.fonts{}', '.newer{}');
  vi.spyOn(document, 'importNode').mockImplementation((node) =>
    Object.defineProperty(node.cloneNode(true), 'sheet', { value: null }),
  );
  expect(() => bringStyles(refused)).toThrow('version');
  expect(present()).toEqual(['.fonts{}', '.home{}']);
  vi.restoreAllMocks();
});
