import { describe, expect, test } from 'vitest';
import { bodyLinks, bodyProblems } from './body.ts';

const ENTRY = 'content/library/documentation/transfer-rules.md';
const ARTICLE = 'content/articles/what-a-register-proves.md';
const words = (count: number) => 'share '.repeat(count);
const text = words(60);
const messagesOf = (file: string, source: string) =>
  bodyProblems(file, source).map(({ message }) => message);
const problemsOf = (source: string, file = ENTRY) => messagesOf(file, `${source}\n\n${text}`);

describe('what an author is told', () => {
  test('nothing about a text that is well made', () => {
    expect(problemsOf('Start.\n\n## One\n\n### Under it\n\n## Two\n\n`<b>` and [a](/a).')).toEqual(
      [],
    );
    expect(problemsOf('```html\n<div>\n```')).toEqual([]);
  });

  test('the page has its headline already', () => {
    expect(problemsOf('# Transfers\n\n## Rules')).toEqual(['“Transfers”: headings start at ##']);
  });

  test('a heading that skips a level', () => {
    expect(problemsOf('## Rules\n\n#### Limits')).toEqual([
      '“Limits” skips a heading level; put one # less',
    ]);
    expect(problemsOf('### Limits')).toEqual(['“Limits” skips a heading level; put one # less']);
  });

  test.each(['<div>Rules</div>', 'A <b>bold</b> word', '- An item with a<br>break'])(
    'HTML, wherever it stands: %s',
    (source) => {
      expect(problemsOf(source)).toEqual(['holds HTML; only Markdown is allowed']);
    },
  );

  test('a picture', () => {
    expect(problemsOf('![A chart](/chart.png)')).toEqual([
      'holds a picture; describe it under figures: and write ![](figure:id) in its place',
    ]);
  });

  test('a link that nobody could name', () => {
    expect(problemsOf('Read [](/contact).')).toEqual([
      'holds a link without words; write them in its [ ]',
    ]);
  });

  test.each([
    ['##Limits', 'a heading needs a space'],
    ['| a | b |\n| 1 | 2 |', 'a table needs a second line'],
    ['Read [this] (/contact) or [that](/con tact).', 'a link is written'],
    ['Hold ** at most ** ten.', 'words in bold'],
  ])('Markdown that would be printed as it stands: %s', (source, message) => {
    expect(problemsOf(source)).toEqual([expect.stringContaining(message)]);
  });

  test('the line of the text on which it stands', () => {
    const [problem] = bodyProblems(ENTRY, `## One\n\n${text}\n\n#### Two\n`);
    expect(problem?.line).toBe(5);
  });

  test('every problem at once', () => {
    expect(problemsOf('# One\n\n[](/a) ![](/b.png)')).toHaveLength(3);
  });
});

describe('figures and notes', () => {
  const told = (source: string, figures: string[] = [], file = ARTICLE) =>
    bodyProblems(file, `${source}\n\n${words(800)}`, figures).map(({ message }) => message);

  test('nothing where each is called once and described', () => {
    const source =
      'A word.[^why]\n\n![](figure:payout)\n\n- An item[^who]\n\n[^why]: So.\n[^who]: We.';
    expect(told(source, ['payout'])).toEqual([]);
    expect(told('Write `[^why]` in the text.')).toEqual([]);
  });

  test.each([
    ['a figure nobody describes', '![](figure:payuot)', ['payout']],
    ['one called twice', '![](figure:payout)\n\n![](figure:payout)', ['payout']],
    ['one never called', 'A word.', ['payout']],
    ['one within a paragraph', 'See ![](figure:payout) here.\n\n![](figure:payout)', ['payout']],
    ['a note nobody wrote', 'A word.[^why]', []],
    ['one called twice', 'A[^why] b.\n\nC.[^why]\n\n[^why]: So.', []],
    ['one never called', 'A word.\n\n[^why]: So.', []],
    ['two in one paragraph', 'A[^a] b.[^b]\n\n[^a]: So.\n[^b]: So.', []],
    ['one in a heading', '## A[^a]\n\n[^a]: So.', []],
    ['one that is too long', `A.[^a]\n\n[^a]: ${words(60)}`, []],
  ])('%s', (_, source, figures) => {
    expect(told(source, figures)).not.toEqual([]);
  });

  test('the figure that was meant', () => {
    expect(told('![](figure:payuot)', ['payout'])[0]).toContain('payout');
  });

  test('both belong to articles', () => {
    expect(told('![](figure:payout)', ['payout'], ENTRY)).toHaveLength(1);
    expect(told('A.[^a]\n\n[^a]: So.', [], ENTRY)).toHaveLength(1);
  });
});

describe('length', () => {
  test.each([
    [699, ['has 699 words; an article has 700 to 1500']],
    [1501, ['has 1501 words; an article has 700 to 1500']],
  ])('an article of %i words', (count, problems) => {
    expect(messagesOf(ARTICLE, words(count))).toEqual(problems);
  });
});

test('links are found at any depth, with what follows the path', () => {
  const source = 'See [a](/a#b).\n\n- **[c](/c?d=e)**\n\n| [f](outside:code) |\n| --- |\n| g |';
  expect(bodyLinks(source).map(({ href }) => href)).toEqual(['/a#b', '/c?d=e', 'outside:code']);
});
