// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ownHead, swapHead } from './head.ts';
import { markHead } from './printed.ts';

const parse = (head: string) =>
  new DOMParser().parseFromString(markHead(`<html><head>${head}</head></html>`), 'text/html');

test('the head is that of the new page, and what an add-on has put there stays', () => {
  const shared = '<link rel="modulepreload" href="/a.js">';
  document.head.innerHTML = parse(
    `<meta name="a">${shared}<meta name="b"><link rel="canonical" href="/b">`,
  ).head.innerHTML;
  const foreign = [
    '<meta name="add-on">',
    '<link rel="icon" href="data:,">',
    '<script id="x"></script>',
  ];
  for (const one of foreign) document.head.insertAdjacentHTML('afterbegin', one);
  swapHead(ownHead(parse(`<meta name="a">${shared}<meta name="c">`)));
  expect(ownHead(document).map((one) => one.getAttribute('name'))).toEqual(['a', 'c']);
  for (const one of [...foreign, shared]) expect(document.head.innerHTML).toContain(one);
});
