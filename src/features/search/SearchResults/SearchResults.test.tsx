import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { propsOf, texts } from '../../../gallery/show.tsx';
import './SearchResults.lazy.ts';
import { examples } from './SearchResults.examples.ts';
import { SearchResults } from './SearchResults.tsx';

const { search } = vi.hoisted(() => ({ search: vi.fn() }));
vi.mock('../../search-index/search.ts', () => ({ search }));

const custody = {
  id: '/resources/documentation/custody',
  title: 'Custody and keys',
  group: 'Documentation',
  description: 'Who holds which key.',
  names: 'Custody and keys: who signs\nCustody of digital shares',
  headings: 'Custody and keys\nRecovery of a lost key',
  terms: ['custody'],
  locale: 'en',
};

const start = (name = 'A list of links') => {
  const { container } = render(<SearchResults {...propsOf(examples, name)} />);
  const results = container.querySelector('search-results');
  return { container, show: async (query: string) => results?.show(query) };
};
const { hintsTitle } = propsOf(examples, 'A list of links');
const links = (container: Element) =>
  [...container.querySelectorAll('[data-part="list"] a')].map((link) => link.getAttribute('href'));
const helpOf = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('[data-part="none"], [data-part="failed"]')]
    .filter((help) => !help.hidden)
    .map(({ dataset }) => dataset.part);

beforeEach(() => search.mockReset());

test('a page that was found has its place, headline and description, with the words marked', async () => {
  search.mockResolvedValue([custody]);
  const { container, show } = start();
  await show('custdy');
  expect(links(container)).toEqual([custody.id]);
  expect(texts(container, '[data-part="list"] mark')).toEqual(['Custody', 'Custody']);
  expect(texts(container, '[data-part="list"] [data-part="title"]')).toEqual([
    'Custody and keys: who signs',
  ]);
  expect(texts(container, '[data-part="list"] [data-part="group"]')).toEqual([
    'Documentation · Custody and keys',
  ]);
  expect(texts(container, '[data-part="list"] [data-part="description"]')).toEqual([
    'Who holds which key.',
  ]);
});

test.each(['x', 'ع', '7'])(
  'a single letter that no page answers, %s, says nothing yet',
  async (letter) => {
    search.mockResolvedValue([]);
    const { container, show } = start();
    expect(await show(letter)).toBe('idle');
    expect(helpOf(container)).toEqual([]);
    expect(await show(`${letter}x`)).toBe('none');
  },
);

test('a word that was typed with a hyphen is marked as a whole', async () => {
  search.mockResolvedValue([{ ...custody, description: 'Votes on-chain.', terms: ['chain'] }]);
  const { container, show } = start();
  await show('on-chain');
  expect(texts(container, '[data-part="description"] mark')).toEqual(['on-chain']);
});

test('with nothing typed the first offers are back', async () => {
  search.mockResolvedValue([custody]);
  const { container, show } = start();
  await show('custody');
  await show('');
  expect(links(container)).toEqual(['/contact', '/resources/blog']);
});

test('nothing found leads on, and the list is put away', async () => {
  search.mockResolvedValue([]);
  const { container, show } = start();
  await show('zebra');
  expect(helpOf(container)).toEqual(['none']);
  expect(container.querySelector<HTMLElement>('[data-part="list"]')?.hidden).toBe(true);
});

test('a failure is told at once, and forgotten by the next search', async () => {
  search.mockRejectedValueOnce(new Error('offline'));
  const { container, show } = start();
  await show('keys');
  expect(helpOf(container)).toEqual(['failed']);
  search.mockResolvedValue([custody]);
  await show('keys');
  expect(helpOf(container)).toEqual([]);
});

test('the number is said once, when the typing rests', async () => {
  vi.useFakeTimers();
  search.mockResolvedValue([custody, { ...custody, id: '/b' }]);
  const { show } = start();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe(hintsTitle);
  await show('c');
  await show('cu');
  expect(status.textContent, 'not yet').toBe(hintsTitle);
  vi.runAllTimers();
  expect(status.textContent).toBe('2 pages found');
  search.mockResolvedValue([]);
  await show('$& <b>');
  vi.runAllTimers();
  expect(status.textContent).toBe('Nothing found for “$& <b>”.');
  vi.useRealTimers();
});

test('what stands in the index is written as text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  search.mockResolvedValue([
    { ...custody, title: hostile, names: hostile, description: hostile, terms: ['img'] },
  ]);
  const { container, show } = start();
  await show('img');
  expect(container.querySelector('img')).toBeNull();
  expect(texts(container, '[data-part="title"]')).toContain(hostile);
});

test('an older search that answers late changes nothing', async () => {
  let answerLate: (found: unknown[]) => void = () => undefined;
  search.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)));
  search.mockResolvedValueOnce([custody]);
  const { container, show } = start();
  const late = show('a');
  await show('custody');
  answerLate([]);
  await late;
  expect(links(container)).toEqual([custody.id]);
});

test('a heading says why a page was found whose title and description do not', async () => {
  search.mockResolvedValue([{ ...custody, terms: ['recovery'] }]);
  const { container, show } = start();
  await show('recovery');
  expect(texts(container, '[data-part="why"]')).toEqual(['Recovery of a lost key']);
  expect(texts(container, '[data-part="why"] mark')).toEqual(['Recovery']);
});
