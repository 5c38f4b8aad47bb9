import { describe, expect, test } from 'vitest';
import type { ContentFile } from '../read/leaves.ts';
import { describeProblem } from './diagnostics/problem.ts';
import { checkLibrary } from './library.ts';

const problemsOf = (...files: ContentFile[]) => checkLibrary(files).map(describeProblem);
const article = (name: string, featured = false) => ({
  file: `content/articles/${name}.md`,
  data: { featured },
});
const entry = (name: string, category = 'contracts') => ({
  file: `content/library/documentation/${name}.md`,
  data: { category },
});

describe('the featured article', () => {
  test('is one', () => {
    expect(problemsOf(article('a'), article('b', true))).toEqual([]);
    expect(problemsOf()).toEqual([]);
  });

  test('two are too many: the second is named', () => {
    expect(problemsOf(article('a', true), article('b'), article('c', true))).toEqual([
      'content/articles/c.md: featured: exactly one article is featured, not 2',
    ]);
  });

  test('none is too few', () => {
    const [problem, ...more] = problemsOf(article('a'), article('b'));
    expect(problem).toMatch(/^content\/articles\/[ab]\.md: featured: exactly one .* not 0$/);
    expect(more).toEqual([]);
  });
});

test('a tag has a name on the page of all articles', () => {
  const page = {
    file: 'content/pages/resources/blog.yaml',
    data: { articles: { tags: { 'erc-3643': 'ERC-3643' } } },
  };
  const tagged = (...tags: string[]) => ({
    file: 'content/articles/a.md',
    data: { featured: true, tags },
  });
  expect(problemsOf(page, tagged('erc-3643'))).toEqual([]);
  expect(problemsOf(page, tagged('erc-3643', 'erc3643'))).toEqual([
    `content/articles/a.md: tags[1]: ${page.file} has no name for "erc3643"`,
  ]);
});

test('an entry names a category that the page has', () => {
  const page = {
    file: 'content/pages/resources/documentation.yaml',
    data: { library: { categories: [{ id: 'contracts' }] } },
  };
  expect(problemsOf(page, entry('a'))).toEqual([]);
  expect(problemsOf(page, entry('a'), entry('b', 'recipes'))).toEqual([
    `content/library/documentation/b.md: category: ${page.file} has no category "recipes"`,
  ]);
});

test('a chapter names an entry that exists', () => {
  const file = 'content/library/downloads/playbook.yaml';
  const paper = (...chapters: string[]) => ({ file, data: { chapters } });
  expect(problemsOf(entry('a'), entry('b'), paper('b', 'a'))).toEqual([]);
  expect(problemsOf(entry('a'), paper('a', 'keys'))).toEqual([
    `${file}: chapters[1]: there is no content/library/documentation/keys.md`,
  ]);
  expect(problemsOf({ file, data: {} })).toEqual([]);
});
