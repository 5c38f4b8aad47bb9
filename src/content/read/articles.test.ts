import { expect, test, vi } from 'vitest';
import { getArticles, relatedArticles } from './articles.ts';

const { files } = vi.hoisted(() => {
  const file = (name: string, id: string, data: object) => ({
    place: { name, id, locale: 'en' },
    body: 'word '.repeat(1190),
    data,
  });
  const entry = (id: string, date: string, category: string, tags: string[]) =>
    file('articles', id, { title: id, date, category, tags });
  return {
    files: [
      ...['messages', 'navigation', 'blog', 'documentation'].map((name) => file(name, name, {})),
      entry('keys', '2026-01-10', 'Technical', ['custody', 'keys']),
      entry('oracles', '2026-05-02', 'DeFi', ['prices']),
      entry('wallets', '2026-03-08', 'Regulatory', ['custody', 'keys']),
      entry('audits', '2026-02-01', 'Technical', ['audits', 'keys']),
      entry('upgrades', '2026-04-01', 'Technical', ['upgrades']),
      entry('bridges', '2026-04-01', 'Technical', ['bridges']),
    ],
  };
});
vi.mock('./content.ts', () => ({
  siteContent: () => ({
    of: (name: string) => files.filter(({ place }) => place.name === name),
  }),
}));

const namesOf = (pages: { article: { title: string } }[]) =>
  pages.map(({ article }) => article.title);

test('the newest article comes first; those of one day come in the order of their address', () => {
  expect(namesOf(getArticles('en'))).toEqual([
    'oracles',
    'bridges',
    'upgrades',
    'wallets',
    'audits',
    'keys',
  ]);
});

test('an article knows its address and how long it takes to read', () => {
  const [first] = getArticles('en');
  expect(first?.path).toBe('/resources/blog/oracles');
  expect(first?.minutes).toBe(5);
});

test('three belong with an article: most in common first, among equals the newest', () => {
  const all = getArticles('en');
  const keys = all.find(({ path }) => path.endsWith('/keys'));
  if (!keys) throw new Error('the article is missing');
  // audits: category and a tag; bridges: category; upgrades: category; wallets: two tags.
  expect(namesOf(relatedArticles(keys, all))).toEqual(['audits', 'bridges', 'upgrades']);
});

test('an article is never related to itself, and has three even where nothing is alike', () => {
  const all = getArticles('en');
  for (const page of all) {
    const related = relatedArticles(page, all);
    expect(related).toHaveLength(3);
    expect(related).not.toContain(page);
  }
});
