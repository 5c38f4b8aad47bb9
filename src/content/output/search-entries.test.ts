import { beforeAll, expect, test } from 'vitest';
import { buildIndex } from '../../features/search-index/build-index.ts';
import type { SearchEntry, SearchIndex } from '../../features/search-index/index-format.ts';
import { searchIn } from '../../features/search-index/search.ts';
import { getSearchEntries, getSynonyms } from './search-entries.ts';

let entries: SearchEntry[];
let index: SearchIndex;
beforeAll(() => {
  entries = getSearchEntries('en');
  index = buildIndex(entries, getSynonyms('en'));
});
const find = (query: string, kind?: string) => searchIn(index, query, kind).map(({ id }) => id);
const DOCS = '/resources/documentation';
const BLOG = '/resources/blog';

test.each([
  ['case study', '/resources/case-studies'],
  ['case studies', '/resources/case-studies'],
  ['reit', '/resources/case-studies'],
  ['tokenize my building', '/solutions/real-estate'],
  ['tokenise property', '/solutions/real-estate'],
  ['gold', '/solutions/precious-metals'],
  ['white label', '/features/white-label'],
  ['white lable', '/features/white-label'],
  ['audit', '/features/security-audits'],
  ['fund', '/industries/private-equity'],
  ['nft', '/platforms/nft-marketplace'],
  ['hotel', '/industries/hospitality'],
  ['carbon cred', '/solutions/carbon-credits'],
  ['contact', '/contact'],
  ['phone', '/contact'],
  ['call', '/contact'],
  ['email', '/contact'],
  ['booking', '/contact'],
  ['demo', '/contact'],
  ['team', '/about'],
  ['about', '/about'],
  ['jobs', '/about'],
  ['newsletter', BLOG],
  ['privacy', '/legal/privacy'],
  ['cookies', '/legal/privacy'],
  ['custody', `${DOCS}/custody-and-keys`],
  ['custdy', `${DOCS}/custody-and-keys`],
  ['api', `${DOCS}/api-reference`],
  ['sdk', `${DOCS}/sdk-2-1-0`],
  ['webhook', `${DOCS}/webhooks`],
  ['webhooks', `${DOCS}/webhooks`],
  ['lost wallet', `${DOCS}/forced-transfers-and-recovery`],
  ['erc3643', `${BLOG}/choosing-between-erc-1155-and-erc-3643`],
  ['vara', `${BLOG}/vara-dfsa-fsra-sca-which-regulator`],
  ['vara licence', `${BLOG}/vara-dfsa-fsra-sca-which-regulator`],
  ['which regulator', `${BLOG}/vara-dfsa-fsra-sca-which-regulator`],
  ['mica', `${BLOG}/mica-what-a-dubai-issuer-needs-to-know`],
])('“%s” leads to %s first', (query, page) => {
  expect(find(query)[0]).toBe(page);
});

test.each([
  ['aml', '/platforms/compliance-platform'],
  ['aml', '/features/compliance-engine'],
  ['anti money laundering', '/platforms/compliance-platform'],
  ['kyc', '/platforms/compliance-platform'],
  ['kyc', `${DOCS}/onboarding-investors`],
  ['complience', '/platforms/compliance-platform'],
  ['security token', '/services/token-development'],
  ['security token', '/use-cases/rwa-tokenization'],
  ['cost', `${BLOG}/what-tokenization-costs-and-when-it-pays`],
  ['quote', '/contact'],
  ['price', `${DOCS}/prices`],
  ['fees', '/services'],
  ['carbon', '/solutions/carbon-credits'],
  ['loyalty', '/platforms/web3-loyalty'],
  ['loyalty', '/use-cases/loyalty-rewards'],
  ['testnet', `${DOCS}/environments-and-keys`],
])('“%s” leads to %s among the first three', (query, page) => {
  expect(find(query).slice(0, 3)).toContain(page);
});

/** Queries that lead to another page first, which does not say them in a line of its own either. */
const lost = (queriesOf: (entry: SearchEntry) => string[]) =>
  entries.flatMap((entry) =>
    queriesOf(entry).flatMap((query) => {
      const [first] = searchIn(index, query);
      const lines = `${first?.title}\n${first?.names}\n${first?.headings}`.split('\n');
      return first?.id === entry.id || lines.includes(query) ? [] : [`${entry.id}: ${query}`];
    }),
  );

test('each page is found first by its name, its headline and its title in the browser', () => {
  expect(lost(({ title, names }) => [title, ...names.split('\n')])).toEqual([]);
});

test('each page is found first by the longest of its headings', () => {
  const longestOf = ({ headings }: SearchEntry) =>
    headings.split('\n').reduce((a, b) => (a.length < b.length ? b : a));
  expect(lost((entry) => [longestOf(entry)])).toEqual([]);
});

test('a long headline leads to its page before its last word is typed', () => {
  const begun = ({ names }: SearchEntry) => {
    const words = names.split('\n')[0]?.split(' ') ?? [];
    return words.length < 6 ? [] : [words.slice(0, -1).join(' ')];
  };
  expect(lost(begun)).toEqual([]);
});

test('a page whose heading says a query comes before one that has its words here and there', () => {
  expect(find('private equity fund units with a live register')[0]).toBe(
    '/industries/private-equity',
  );
  expect(find('live register of fund units')[0]).toBe('/industries/private-equity');
});

test.each(['lock-up', 'lock up', 'lockup', 'lock-up rule'])(
  '“%s” leads to the rule first',
  (query) => {
    expect(find(query)[0]).toBe(`${DOCS}/compliance-modules`);
  },
);

test('a number belongs to its letters, with a hyphen or without', () => {
  expect(find('erc3643')).toEqual(find('ERC-3643'));
});

test('the documentation alone is searched as well', () => {
  expect(find('testnet', 'document')).toContain(`${DOCS}/environments-and-keys`);
  expect(find('record date', 'document')[0]).toBe(`${DOCS}/distributions`);
});

test.each([
  ['whitelabel', '/features/white-label'],
  ['multi chain', '/features/multi-chain'],
  ['multichain', '/features/multi-chain'],
])('“%s” finds what is written with a hyphen', (query, page) => {
  expect(find(query)[0]).toBe(page);
});
