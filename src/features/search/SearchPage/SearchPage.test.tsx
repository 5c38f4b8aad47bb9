import { fireEvent, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleMessages } from '../../../gallery/content.ts';
import { propsOf, show, texts } from '../../../gallery/show.tsx';
import { plural } from '../../../lib/plural.ts';
import './SearchPage.client.ts';
import { examples } from './SearchPage.examples.ts';
import { SearchPage } from './SearchPage.tsx';

const { search } = vi.hoisted(() => ({ search: vi.fn() }));
vi.mock('../../search-index/search.ts', () => ({ search }));

const props = propsOf(examples, 'Nothing typed');
const found = {
  id: '/found',
  title: 'Found',
  group: '',
  description: '',
  names: 'Found',
  headings: '',
  terms: [],
  locale: 'en',
};
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const everyPage = (root: Element) => root.querySelector('[data-part="everyPage"]') as HTMLElement;

/** Opens the page at an address, with its script. */
function visit(address: string) {
  history.replaceState(null, '', address);
  return show(SearchPage, props);
}

beforeEach(() => {
  search.mockReset().mockResolvedValue([found]);
  // A write of the address that waits for its pause must not outlive the test, whose window is gone by then.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('the address says what to look for, and answers take the place of the list', async () => {
  const container = visit('/search?q=custody');
  await vi.waitFor(() => expect(texts(container, '[data-part="list"] a')).toEqual(['Found']));
  expect(search).toHaveBeenCalledWith('custody');
  expect(box().value).toBe('custody');
  expect(everyPage(container).hidden).toBe(true);
});

test('it answers while the visitor types, and the address follows', async () => {
  const container = visit('/search');
  fireEvent.focusIn(box());
  await vi.waitFor(() => {
    fireEvent.input(box(), { target: { value: 'keys & locks' } });
    expect(location.search).toBe('?q=keys+%26+locks');
  });
  await vi.waitFor(() => expect(everyPage(container).hidden).toBe(true));
  fireEvent.input(box(), { target: { value: '' } });
  await vi.waitFor(() => expect(everyPage(container).hidden).toBe(false));
  await vi.waitFor(() => expect(location.search).toBe(''));
});

test('it answers words that come without the focus, as those of dictation do', async () => {
  const container = visit('/search');
  fireEvent.input(box(), { target: { value: 'custody' } });
  await vi.waitFor(() => expect(texts(container, '[data-part="list"] a')).toEqual(['Found']));
});

/** The page as its script finds it, once something has been done to the box. */
function visitLate(prepare: (input: HTMLInputElement) => void) {
  history.replaceState(null, '', '/search');
  const late = document.createElement('div');
  const page = document.createElement('template');
  page.innerHTML = renderToStaticMarkup(<SearchPage {...props} messages={sampleMessages} />);
  late.append(page.content);
  prepare(late.querySelector('[name="q"]') as HTMLInputElement);
  document.body.append(late);
  return late;
}

test('words that were typed before the script came are answered', async () => {
  const late = visitLate((input) => {
    input.value = 'custody';
  });
  await vi.waitFor(() => expect(texts(late, '[data-part="list"] a')).toEqual(['Found']));
  await vi.waitFor(() => expect(location.search).toBe('?q=custody'));
  late.remove();
});

test('where nothing is found, or nothing can be fetched, the list of every page is back', async () => {
  search.mockResolvedValueOnce([]);
  const container = visit('/search?q=zebra');
  await screen.findByRole('link', { name: sampleMessages.searchAsk });
  expect(everyPage(container).hidden).toBe(false);
  search.mockRejectedValueOnce(new Error('offline'));
  fireEvent.input(box(), { target: { value: 'zebr' } });
  await screen.findByRole('alert');
  expect(everyPage(container).hidden).toBe(false);
  screen.getByRole('button', { name: sampleMessages.searchRetry }).click();
  await vi.waitFor(() => expect(texts(container, '[data-part="list"] a')).toEqual(['Found']));
});

test('pages found can be narrowed to a part of the site, which says how many it has', async () => {
  const blog = { ...found, id: '/blog', group: 'Blog' };
  const pages = [blog, { ...found, group: 'Company' }, { ...found, id: '/b', group: 'Company' }];
  search.mockResolvedValueOnce(pages);
  const container = visit('/search?q=custody');
  const parts = within(await screen.findByRole('list', { name: sampleMessages.searchGroups }));
  const shown = () =>
    [...container.querySelectorAll('[data-part="list"] > :not([hidden]) a')].map((link) =>
      link.getAttribute('href'),
    );
  const all = sampleMessages.all;
  expect(parts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    `${all} 3`,
    'Blog 1',
    'Company 2',
  ]);
  fireEvent.click(parts.getByRole('button', { name: 'Blog 1' }));
  expect(shown()).toEqual([blog.id]);
  expect(parts.getByRole('button', { pressed: true }).textContent).toBe('Blog 1');
  const count = plural(sampleMessages.searchCount, 1);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(count));
  search.mockResolvedValueOnce([...pages].reverse());
  fireEvent.input(box(), { target: { value: 'custody keys' } });
  await vi.waitFor(() => expect(parts.getAllByRole('button')[1]?.textContent).toBe('Company 2'));
  expect(shown(), 'the next words keep the part').toEqual([blog.id]);
  search.mockResolvedValueOnce([found]);
  fireEvent.input(box(), { target: { value: 'recovery' } });
  await vi.waitFor(() => expect(shown(), 'but not where it has no page').toEqual([found.id]));
  expect(screen.queryByRole('list', { name: sampleMessages.searchGroups })).toBeNull();
});
