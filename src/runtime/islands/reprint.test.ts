// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { rememberPrint } from './reprint.ts';

const PRINTED =
  '<form><p>Hello <!-- -->Layla, <a href="/a">one</a> and <b>two</b>.</p><label for="n">Name</label><input id="n"><label><input type="checkbox"> News</label><select><option>Gold</option></select><button>Send</button></form>';

let island: HTMLElement;
let reprint: () => void;
const find = <Kind extends HTMLElement>(selector: string) => island.querySelector(selector) as Kind;

beforeEach(() => {
  document.body.innerHTML = `<div>${PRINTED}</div>`;
  island = document.body.firstElementChild as HTMLElement;
  reprint = rememberPrint(island);
});

/** Puts each text into two `font` elements, as Google's translator does. */
function wrapTexts(word: (text: string) => string) {
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement('font');
    outer.innerHTML = '<font></font>';
    (outer.firstElementChild as Element).textContent = word(text.data);
    text.replaceWith(outer);
  }
}

test.each([
  ['Google’s translator', () => wrapTexts((text) => text.toUpperCase())],
  ['a translator that finds the same words', () => wrapTexts((text) => text)],
  [
    'a translator that changes texts where they stand',
    () => Object.assign(find('label').firstChild as Text, { data: 'Nom' }),
  ],
  [
    'a translator that joins texts and changes their order',
    () => {
      find('p').innerHTML =
        '<font>Bonjour </font><b><font>deux</font></b><font> et <a href="/a">un</a></font>';
    },
  ],
  ['an add-on that inserts its own', () => find('label').append(document.createElement('i'))],
  ['an add-on that takes something away', () => find('b').remove()],
])('it is as it was printed after %s', (_what, change) => {
  change();
  expect(island.innerHTML).not.toBe(PRINTED);
  reprint();
  expect(island.innerHTML).toBe(PRINTED);
});

test('fields keep what was typed and chosen, buttons what listens to them, and the caret its place', () => {
  const [name, tick] = [find<HTMLInputElement>('#n'), find<HTMLInputElement>('[type=checkbox]')];
  const [form, button] = [find('form'), find('button')];
  name.value = 'Layla';
  tick.checked = true;
  tick.focus();
  wrapTexts((text) => `${text}!`);
  reprint();
  expect(island.innerHTML).toBe(PRINTED);
  expect([find('#n'), find('[type=checkbox]'), find('form'), find('button')]).toEqual([
    ...[name, tick, form, button],
  ]);
  expect([name.value, tick.checked]).toEqual(['Layla', true]);
  expect(document.activeElement).toBe(tick);
});

test('what nobody has changed is left alone', () => {
  const before = [...find('p').childNodes];
  reprint();
  expect([...find('p').childNodes]).toEqual(before);
});
