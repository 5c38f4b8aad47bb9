import { afterEach, expect, test, vi } from 'vitest';
import { buildIndex } from './build-index.ts';
import type { SearchEntry } from './index-format.ts';
import { loadIndex, SEARCH_INDEX, searchIn } from './search.ts';

const entry = (id: string, parts: Partial<SearchEntry>): SearchEntry => ({
  id,
  title: '',
  group: '',
  kind: 'page',
  description: '',
  names: '',
  headings: '',
  text: '',
  ...parts,
});

const ENTRIES = [
  entry('/text', { title: 'Payouts', text: 'Custody of the cash is with a bank. VARA rules.' }),
  entry('/title', { title: 'Custody and keys', kind: 'document', text: 'Who signs.' }),
  entry('/heading', { title: 'Wallets', kind: 'document', headings: 'Recovering lost access' }),
  entry('/engine', {
    title: 'Compliance engine',
    text: 'Checks each transfer to a tokenized deed.',
  }),
  entry('/standard', { title: 'ERC-3643 in practice', kind: 'article' }),
  entry('/finance', { title: 'Finance' }),
  entry('/names', { title: 'أمل', text: 'Żak' }),
];
// As in a browser: written by the build, read again.
const index = buildIndex(ENTRIES, [['deed', 'title document']]);
const find = (query: string, kind?: string) => searchIn(index, query, kind).map(({ id }) => id);

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a misspelt word', 'custdy', '/title'],
  ['another one', 'complience', '/engine'],
  ['a word that is not finished', 'comp', '/engine'],
  ['a word of a heading', 'recovering', '/heading'],
  ['a short name', 'vara', '/text'],
  ['capitals', 'VARA', '/text'],
  ['letters and digits in one', 'erc3643', '/standard'],
  ['the same with a hyphen', 'ERC-3643', '/standard'],
  ['letters and digits of full width', 'ＥＲＣ３６４３', '/standard'],
  ['a ligature', 'ﬁnance', '/finance'],
  ['a word without its accents', 'zak', '/names'],
  ['an Arabic word without its hamza', 'امل', '/names'],
  ['digits of Arabic script', '٣٦٤٣', '/standard'],
  ['a question', 'Who is in custody of the keys?', '/title'],
])('finds %s', (_, query, id) => {
  expect(find(query)[0]).toBe(id);
});

test('a title counts for more than the text', () => {
  expect(find('custody')).toEqual(['/title', '/text']);
});

test('a page comes before a text about the same, and the page that was named before both', () => {
  const some = buildIndex([
    entry('/article', { title: 'Gold in vaults', kind: 'article' }),
    entry('/page', { title: 'Gold for funds' }),
    entry('/named', { title: 'Gold', kind: 'article' }),
  ]);
  expect(searchIn(some, 'gold').map(({ id }) => id)).toEqual(['/named', '/page', '/article']);
  // A title of which every word is left out of the index.
  const about = buildIndex([entry('/about', { title: 'About' }), ...ENTRIES]);
  expect(searchIn(about, 'about').map(({ id }) => id)).toEqual(['/about']);
});

test('a page of which one heading has every word comes before one that has them here and there', () => {
  const some = buildIndex([
    entry('/scattered', {
      title: 'Fund of funds',
      headings: 'Units\nRegister',
      text: 'Fund units live in a register. Live fund units, register of fund units.',
    }),
    entry('/heading', {
      title: 'Equity',
      kind: 'article',
      headings: 'Fund units in a live register',
    }),
  ]);
  const first = (query: string) => searchIn(some, query)[0]?.id;
  expect(first('live register of fund units')).toBe('/heading');
  expect(first('fund units in a live regis'), 'on the way to it').toBe('/heading');
  expect(first('fund')).toBe('/scattered');
});

test.each(['lock-up', 'lockup', 'lock up', 'Lock‑up'])('“%s” is one word, and two', (query) => {
  const some = buildIndex([
    entry('/lock', { title: 'A lock', headings: 'Lock the vault\nUp to a year' }),
    entry('/rule', { title: 'Rule', kind: 'document', headings: 'The lock-up ends' }),
  ]);
  expect(searchIn(some, query)[0]?.id).toBe('/rule');
});

test('a word that leads to a page finds it, though the page does not say it', () => {
  const some = buildIndex([entry('/contact', { title: 'Contact', keywords: 'phone' })]);
  expect(searchIn(some, 'phone')[0]?.id).toBe('/contact');
});

test('phrases that mean the same find each other', () => {
  expect(find('title document')).toEqual(['/engine']);
  expect(find('title document transfer')).toEqual(['/engine']);
});

test('a typo counts only where nobody wrote the word', () => {
  const some = buildIndex([
    entry('/table', { title: 'Table' }),
    entry('/label', { title: 'White label' }),
    entry('/cable', { title: 'Cable' }),
  ]);
  expect(searchIn(some, 'cable').map(({ id }) => id)).toEqual(['/cable']);
  expect(
    searchIn(some, 'lable').map(({ id }) => id),
    'letters changed about',
  ).toEqual(['/label']);
});

test('keeps pages of one kind', () => {
  expect(find('custody', 'document')).toEqual(['/title']);
  expect(find('custody', 'article')).toEqual([]);
});

test('pages that have every word come alone; without one, those that have some', () => {
  expect(find('custody cash')).toEqual(['/text']);
  expect(find('custody wallets')).toEqual(expect.arrayContaining(['/title', '/heading', '/text']));
});

test('on the way to a word it is found, though its start is one that every text has', () => {
  expect(find('to')).toContain('/engine');
});

test('nothing answers to nothing, and to what nobody wrote', () => {
  expect(find('')).toEqual([]);
  expect(find('<>&"')).toEqual([]);
  expect(find('zebra')).toEqual([]);
});

test('says which words of the page answer, so that they can be marked', () => {
  expect(searchIn(index, 'custdy')[0]).toMatchObject({
    title: 'Custody and keys',
    terms: ['custody'],
  });
});

test('the index is fetched once, and again after a failure', async () => {
  const answer = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(new Response('gone', { status: 404 }))
    .mockResolvedValue(Response.json(index));
  vi.stubGlobal('fetch', answer);
  await expect(loadIndex()).rejects.toThrow('offline');
  await expect(loadIndex()).rejects.toThrow(`${SEARCH_INDEX}: 404`);
  const [first, second] = await Promise.all([loadIndex(), loadIndex()]);
  expect(second).toBe(first);
  expect(searchIn(first, 'custdy')[0]?.id).toBe('/title');
  expect(answer).toHaveBeenCalledTimes(3);
});
