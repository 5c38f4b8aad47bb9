import { expect, test } from 'vitest';
import { slugOf } from '../../src/lib/slug.ts';
import { articles, documentation, documents } from '../browser/support/content.ts';
import { all, hrefOf, mainOf } from './support/built.ts';

const pathsOf = (pages: { path: string }[]) => pages.map(({ path }) => path);

/** The items of the documentation in the order of its page. */
const inOrder = documentation.library.categories.flatMap(({ id }) =>
  documents
    .filter(({ data }) => data.category === id)
    .sort((a, b) => a.data.order - b.data.order || a.path.localeCompare(b.path)),
);

test('every item of the documentation leads to the one before it and the one after it', () => {
  const paths = pathsOf(inOrder);
  for (const [index, path] of paths.entries()) {
    const leads = (rel: string) => all(mainOf(path), `a[rel="${rel}"]`).map(hrefOf);
    expect.soft(leads('prev'), `before ${path}`).toEqual(paths.slice(0, index).slice(-1));
    expect.soft(leads('next'), `after ${path}`).toEqual(paths.slice(index + 1).slice(0, 1));
  }
});

test('the page of each category of articles lists all of them, and no others', () => {
  for (const category of new Set(articles.map(({ data }) => data.category))) {
    const listed = articles.filter(({ data }) => data.category === category);
    const page = mainOf(`/resources/blog/category/${slugOf(category)}`);
    const cards = all(page, 'article h2 a').map(hrefOf);
    expect.soft(cards, category).toEqual(pathsOf(listed));
  }
});
