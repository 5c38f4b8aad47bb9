import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleMessages } from '../../../gallery/content.ts';
import { propsOf, show } from '../../../gallery/show.tsx';
import './SiteSearch.client.ts';
import { examples } from './Search.examples.ts';
import { Search } from './Search.tsx';

const { search, loadIndex } = vi.hoisted(() => ({ search: vi.fn(), loadIndex: vi.fn() }));
vi.mock('../../search-index/search.ts', () => ({ search, loadIndex }));

// The document of these tests has no popovers; the browser tests open and close the palette itself.
const showPopover = vi.fn();
HTMLElement.prototype.showPopover = showPopover;

const props = propsOf(examples, 'Closed');
const page = (id: string) => ({
  id,
  title: id,
  group: '',
  description: '',
  names: id,
  headings: '',
  terms: [],
  locale: 'en',
});
const part = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind;
const input = () => part<HTMLInputElement>('[role="combobox"]');
const chosen = () => part('[aria-selected="true"]')?.getAttribute('href');
const press = (key: string, more = {}) => fireEvent.keyDown(input(), { key, ...more });

beforeEach(() => {
  showPopover.mockReset();
  search.mockReset().mockResolvedValue([page('/a'), page('/b'), page('/c')]);
  loadIndex.mockReset().mockResolvedValue(undefined);
});

async function open() {
  show(Search, props);
  screen.getByRole('link', { name: sampleMessages.search }).click();
  await vi.waitFor(() => expect(loadIndex).toHaveBeenCalled());
}

async function type(value: string) {
  fireEvent.input(input(), { target: { value } });
  await vi.waitFor(() => expect(chosen()).toBeTruthy());
}

test('it opens with pages people go to first, none of them chosen', async () => {
  await open();
  expect(showPopover.mock.contexts).toEqual([part('dialog')]);
  const options = screen.getAllByRole('option', { hidden: true });
  expect(options.map((option) => option.getAttribute('href'))).toEqual(
    props.hints.map(({ href }) => href),
  );
  expect(input().hasAttribute('aria-activedescendant')).toBe(false);
});

test('arrow keys, Home and End go through the answers and round', async () => {
  await open();
  await type('abc');
  const walk = ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home'].map((key) => {
    press(key);
    return chosen();
  });
  expect(walk).toEqual(['/b', '/c', '/a', '/c', '/a']);
  expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
  expect(input().getAttribute('aria-activedescendant')).toBe(part('[href="/a"]').id);
});

test('Enter follows the chosen page with a click', async () => {
  await open();
  await type('abc');
  const follow = vi.fn((event: Event) => event.preventDefault());
  part('[href="/b"]').addEventListener('click', follow);
  press('ArrowDown');
  expect(press('Enter')).toBe(false);
  expect(follow).toHaveBeenCalledOnce();
});

test('keys that edit the text or compose a character are left alone', async () => {
  await open();
  await type('abc');
  expect(press('Home', { shiftKey: true })).toBe(true);
  expect(press('Enter', { isComposing: true })).toBe(true);
  for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End'])
    expect(press(key, { keyCode: 229 }), `${key}, as Safari marks it`).toBe(true);
  expect(chosen()).toBe('/a');
});

test('whoever turns the / key off finds it off on the next page', async () => {
  show(Search, props);
  const slash = () => part<HTMLInputElement>('[data-part="slash"]');
  expect(slash().checked).toBe(true);
  fireEvent.click(slash());
  cleanup();
  show(Search, props);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(showPopover).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(showPopover).toHaveBeenCalledOnce();
  expect(slash().checked).toBe(false);
  sessionStorage.clear();
});

test.each(['ن', 'ک', 'к'])('Ctrl with the key of K opens it where that key types %s', (key) => {
  show(Search, props);
  fireEvent.keyDown(document.body, { key, code: 'KeyK', ctrlKey: true });
  expect(showPopover).toHaveBeenCalledOnce();
});

test('a Latin keyboard with K in another place keeps its own shortcuts', () => {
  show(Search, props);
  fireEvent.keyDown(document.body, { key: 't', code: 'KeyK', ctrlKey: true });
  expect(showPopover).not.toHaveBeenCalled();
});

test('it opens empty the next time', async () => {
  await open();
  await type('abc');
  screen.getByRole('link', { name: sampleMessages.search }).click();
  await vi.waitFor(() =>
    expect(screen.queryAllByRole('option', { hidden: true })).toHaveLength(props.hints.length),
  );
  expect(input().value).toBe('');
});
