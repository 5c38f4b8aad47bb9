import { describe, expect, test } from 'vitest';
import { openContent } from '../read/content.ts';
import { describeProblem, fieldName } from './diagnostics/problem.ts';
import { checkFile } from './file.ts';

const content = openContent();
const HINTS = 'content/pending.yaml';

describe('what an author reads', () => {
  const read = (source: string, file = HINTS) =>
    checkFile(file, content, source).problems.map(describeProblem);

  test('every problem at once', () => {
    expect(read('toCome: [About]\nastray: [Demo]')).toHaveLength(2);
  });

  test('an empty file is a problem', () => {
    expect(read('')).toHaveLength(1);
  });

  test.each([
    'content/prices.yaml',
    'content/offers/shops/cafe.yaml',
    'content/offers/energy.yaml',
  ])('a file at a place nobody reads: %s', (file) => {
    expect(read('name: x', file)[0]).toContain(`${file}: the site reads no file here`);
  });

  test.each([
    ['content/offers/industries/tides.yml', 'tides.yaml'],
    ['content/articles/A new article.markdown', 'a-new-article.md'],
    ['content/legal/Imprint.md', 'imprint.md'],
  ])('a file under a name nobody reads: %s', (file, right) => {
    expect(read('name: x', file)).toEqual([expect.stringMatching(`call it content/.*/${right}$`)]);
  });

  test('a file that is not saved as UTF-8', () => {
    expect(read('toCome: []\nastray: [Caf\uFFFD]')).toEqual([
      `${HINTS}:2: a letter here cannot be read; save the file again with the encoding UTF-8`,
    ]);
  });
});

describe('a Markdown file', () => {
  const ARTICLE = 'content/articles/what-a-register-proves.md';
  const matter = [
    'title: What a register proves',
    'seo:',
    '  title: What a register proves',
    '  description: A ledger says who holds a share today, and other questions need other papers.',
    'excerpt: A short answer.',
    'author: Engineering team',
    'date: 2026-11-21',
    'category: Technical',
    'tags: [registers, record-date]',
    'takeaways: [Ask for the block., Ask for the date., Ask for the terms.]',
  ];
  const body = 'A register answers one question. '.repeat(160);
  const read = (lines: string[], text = body) =>
    checkFile(ARTICLE, content, `---\n${lines.join('\n')}\n---\n${text}`);
  const problemsOf = (...input: Parameters<typeof read>) =>
    read(...input).problems.map(describeProblem);

  test('gives its data, and its text apart from them', () => {
    const article = read(matter);
    expect(article.problems).toEqual([]);
    expect(article.read?.body).toBe(body);
    expect(article.read?.data).toMatchObject({ date: '2026-11-21', featured: false });
  });

  test('a problem in the front matter is named with its field', () => {
    const lines = matter.map((line) => line.replace('Technical', 'Gossip'));
    expect(problemsOf(lines)).toEqual([expect.stringMatching(`^${ARTICLE}:9: category: `)]);
    expect(problemsOf(matter.slice(1))).toEqual([
      expect.stringMatching(`^${ARTICLE}:\\d+: title: is missing`),
    ]);
  });

  test.each(['2026-02-31', '21 November 2026', 'tomorrow'])('a date that is none: %s', (date) => {
    const lines = matter.map((line) => line.replace('2026-11-21', date));
    expect(problemsOf(lines)).toEqual([`${ARTICLE}:8: date: must be a day such as 2026-11-21`]);
  });

  test('problems of the text and of the front matter come together', () => {
    expect(problemsOf(matter.slice(1), `# A headline\n\n${body}`)).toEqual([
      `${ARTICLE}:12: body: “A headline”: headings start at ##`,
      expect.stringMatching(`^${ARTICLE}:\\d+: title: is missing`),
    ]);
  });

  test('front matter that is not YAML says where', () => {
    const [problem] = problemsOf(['title: [', ...matter]);
    expect(problem).toBe(`${ARTICLE}:2: the bracket [ is never closed; add ]`);
  });

  test.each([
    [body, 'the file must begin with its fields between two lines of three hyphens'],
    [
      `---\n${matter.join('\n')}\n${body}`,
      'the fields begin with a line of three hyphens; the line of three hyphens that ends them is missing',
    ],
  ])('a file whose fields are not marked off', (source, message) => {
    const problems = checkFile(ARTICLE, content, source).problems.map(describeProblem);
    expect(problems).toEqual([`${ARTICLE}:1: ${message}`]);
  });
});

test('fields are written the way an editor looks for them', () => {
  expect(fieldName(['features', 'items', 2, 'metrics', 0, 'label'])).toBe(
    'features.items[2].metrics[0].label',
  );
  expect(fieldName([])).toBe('');
});

test('a problem of the whole file has no field', () => {
  expect(describeProblem({ file: 'a.yaml', field: '', message: 'is empty' })).toBe(
    'a.yaml: is empty',
  );
});
