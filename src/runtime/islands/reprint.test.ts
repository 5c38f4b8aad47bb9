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

/** Ways in which an add-on puts an element of its own beside or around a field, or into its label. */
const PLACES: [place: string, put: (foreign: HTMLElement, field: Element) => void][] = [
  ['before a field', (foreign, field) => field.before(foreign)],
  ['behind a field', (foreign, field) => field.after(foreign)],
  [
    'around a field',
    (foreign, field) => {
      field.replaceWith(foreign);
      foreign.append(field);
    },
  ],
  [
    'inside the label of a field',
    (foreign, field) => field.previousElementSibling?.append(foreign),
  ],
  ['before the box of a field', (foreign, field) => field.parentElement?.before(foreign)],
  [
    'around the box of a field',
    (foreign, field) => {
      const box = field.parentElement as HTMLElement;
      box.replaceWith(foreign);
      foreign.append(box);
    },
  ],
  ['at the head of the form', (foreign, field) => field.closest('form')?.prepend(foreign)],
  ['at the end of the form', (foreign, field) => field.closest('form')?.append(foreign)],
  ['at the head of the island', (foreign) => island.prepend(foreign)],
];

/** Foreign elements, such as the site has itself, and such as only add-ons have. */
const FOREIGN = ['div', 'span', 'style', 'input', 'form', 'button', 'foreign-icon'];

test.each(FOREIGN.flatMap((name) => PLACES.map(([place, put]) => [name, place, put] as const)))(
  'a foreign %s %s is taken out, and every field stays itself',
  (name, _place, put) => {
    island.innerHTML =
      '<form><div><label for="n">Name</label><input id="n"></div><div><label for="e">E-mail</label><input id="e"></div><div hidden><label for="t">Leave empty</label><input id="t"></div><div><button>Send</button></div></form>';
    const { innerHTML } = island;
    reprint = rememberPrint(island);
    const printed = [...island.querySelectorAll('*')];
    for (const { id } of island.querySelectorAll('input')) {
      find<HTMLInputElement>(`#${id}`).value = `typed into ${id}`;
      find(`#${id}`).focus();
      put(document.createElement(name), find(`#${id}`));
    }
    reprint();
    expect(island.innerHTML).toBe(innerHTML);
    expect([...island.querySelectorAll('*')]).toEqual(printed);
    for (const { id, value } of island.querySelectorAll('input'))
      expect(value).toBe(`typed into ${id}`);
  },
);

test('what nobody has changed is left alone', () => {
  const before = [...find('p').childNodes];
  reprint();
  expect([...find('p').childNodes]).toEqual(before);
});
