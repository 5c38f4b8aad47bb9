// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { keyOf } from '../../runtime/elements/part.ts';
import { narrowList } from './narrow-list.ts';

const { search } = vi.hoisted(() => ({ search: vi.fn() }));
vi.mock('../search-index/search.ts', () => ({ search }));

const page = `
  <filter-list kind="article" first="2" step="1" messages='{"none":"Nothing","some":{"one":"1 article","other":"{n} articles"}}'>
    <form data-part="form"><input name="q"></form>
    <a href="/defi" data-part="choice" data-key="category=">All</a>
    <a href="/defi" data-part="choice" data-key="category=defi">DeFi</a>
    <p data-part="chosen" data-key="tag=" hidden>
      <b data-part="chosenName"></b>
      <a href="/defi" data-part="choice" data-key="tag=">All tags</a>
    </p>
    <p data-part="count"></p>
    <div data-part="list">
      <section data-part="group">
        <div data-part="item" data-key="/a" data-facets="category=defi tag=kyc tag=mica">
          <a href="/a">A</a> <a href="/?tag=kyc">KYC</a>
        </div>
        <div data-part="item" data-key="/b" data-facets="category=law"><a href="/b">B</a></div>
      </section>
      <section data-part="group">
        <div data-part="item" data-key="/c" data-facets="category=law"><a href="/c">C keys</a></div>
      </section>
    </div>
    <button data-part="more">More</button>
  </filter-list>`;

const part = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part="item"]')]
    .filter((item) => !item.hidden)
    .map(keyOf);
const settle = () => vi.waitFor(() => expect(part('[follows-address]')).toBeTruthy());

let leave = new AbortController();

async function open(address: string) {
  history.replaceState(null, '', address);
  const list = part('filter-list');
  leave = new AbortController();
  narrowList(list, leave.signal);
  await settle();
}

beforeEach(() => {
  // The list of the test before has left with its page.
  leave.abort();
  document.body.innerHTML = page;
  search.mockReset();
});

test('a list shows its first step, and the button more, with focus on the first new one', async () => {
  await open('/blog');
  expect(shown()).toEqual(['/a', '/b']);
  part('[data-part="more"]').click();
  await vi.waitFor(() => expect(shown()).toEqual(['/a', '/b', '/c']));
  expect(part('[data-part="more"]').hidden).toBe(true);
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/c'));
  expect(location.search).toBe('?shown=3');
});

test('a choice narrows the list, is marked, and is in the address', async () => {
  await open('/blog');
  part('[data-key="category=defi"]').click();
  await vi.waitFor(() => expect(shown()).toEqual(['/a']));
  expect(location.search).toBe('?category=defi');
  expect(part('[data-key^="category="][aria-current]').textContent).toBe('DeFi');
  expect(part('[data-part="count"]').textContent).toBe('1 article');
});

test('each choice is a step that Back undoes, and the anchor does not outlive it', async () => {
  await open('/blog#articles');
  expect(location.hash, 'it led here').toBe('#articles');
  const steps = history.length;
  part('[data-key="category=defi"]').click();
  await vi.waitFor(() => expect(shown()).toEqual(['/a']));
  expect(location.href).toMatch(/\/blog\?category=defi$/);
  part('[data-key="category=defi"]').click();
  expect(history.length, 'the same choice again is no step').toBe(steps + 1);
  // What a browser does when a visitor goes back.
  history.replaceState(null, '', '/blog');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await vi.waitFor(() => expect(shown()).toEqual(['/a', '/b']));
  expect(part('[data-key^="category="][aria-current]').textContent).toBe('All');
});

test('a typed letter is no step', async () => {
  search.mockResolvedValue([{ id: '/c' }]);
  await open('/blog');
  const steps = history.length;
  part<HTMLInputElement>('[name="q"]').value = 'k';
  part('[name="q"]').dispatchEvent(new Event('input'));
  await vi.waitFor(() => expect(shown()).toEqual(['/c']));
  expect([location.search, history.length]).toEqual(['?q=k', steps]);
});

test('while something is typed the best hit comes first, with its group; then all is as before', async () => {
  await open('/blog');
  const outline = () =>
    [...document.querySelectorAll('[data-part="group"]')].map(({ children }) =>
      [...children].map((item) => keyOf(item)),
    );
  search.mockResolvedValue([{ id: '/c' }, { id: '/b' }, { id: '/a' }]);
  const box = part<HTMLInputElement>('[name="q"]');
  const type = (value: string) => {
    box.value = value;
    box.dispatchEvent(new Event('input'));
  };
  type('keys');
  // Two are shown at first: the best two.
  await vi.waitFor(() => expect(shown()).toEqual(['/c', '/b']));
  type('');
  await vi.waitFor(() => expect(shown()).toEqual(['/a', '/b']));
  expect(outline()).toEqual([['/a', '/b'], ['/c']]);
});

test('a tag shows what carries it, is named, and can be taken away', async () => {
  await open('/blog?tag=kyc');
  await vi.waitFor(() => expect(shown()).toEqual(['/a']));
  expect(part('[data-part="chosen"]').hidden).toBe(false);
  expect(part('[data-part="chosenName"]').textContent).toBe('KYC');
  part('[data-part="chosen"] a').click();
  await vi.waitFor(() => expect(shown()).toEqual(['/a', '/b']));
  expect(part('[data-part="chosen"]').hidden).toBe(true);
  expect(location.search).toBe('');
});

test('no address asks for more than there is', async () => {
  await open('/blog?shown=25');
  expect(location.search).toBe('?shown=3');
});

test('an address says what is shown, and groups without a match are put away', async () => {
  search.mockResolvedValue([{ id: '/c' }]);
  await open('/blog?q=keys');
  await vi.waitFor(() => expect(shown()).toEqual(['/c']));
  expect(part<HTMLInputElement>('[name="q"]').value).toBe('keys');
  expect(part('[data-part="group"]').hidden).toBe(true);
});

test('what was typed before the script came is kept and counts', async () => {
  search.mockResolvedValue([{ id: '/c' }]);
  part<HTMLInputElement>('[name="q"]').value = 'keys';
  await open('/blog');
  await vi.waitFor(() => expect(shown()).toEqual(['/c']));
  expect(part<HTMLInputElement>('[name="q"]').value).toBe('keys');
  expect(location.search).toBe('?q=keys');
});

test('where nothing fits, it says so', async () => {
  search.mockResolvedValue([]);
  await open('/blog?q=zebra');
  await vi.waitFor(() => expect(part('[data-part="count"]').textContent).toBe('Nothing'));
  expect(shown()).toEqual([]);
});

test('without an index the words of the page itself are searched', async () => {
  search.mockRejectedValue(new Error('offline'));
  await open('/blog?q=ＫＥＹＳ');
  await vi.waitFor(() => expect(shown()).toEqual(['/c']));
});

test('an older search that answers late changes nothing', async () => {
  let answerLate: (found: { id: string }[]) => void = () => undefined;
  search.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)));
  search.mockResolvedValueOnce([{ id: '/b' }]);
  await open('/blog');
  const box = part<HTMLInputElement>('[name="q"]');
  for (const value of ['a', 'b']) {
    box.value = value;
    box.dispatchEvent(new Event('input'));
  }
  await vi.waitFor(() => expect(shown()).toEqual(['/b']));
  answerLate([{ id: '/a' }]);
  await Promise.resolve();
  expect(shown()).toEqual(['/b']);
});
