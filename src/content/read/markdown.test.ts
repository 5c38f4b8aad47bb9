import { toString as hastText } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { elements, readMarkdown, splitFrontMatter } from './markdown.ts';

/** What elements of one kind say. */
const saysOf = (source: string, tag: string) =>
  elements(readMarkdown(source).tree)
    .filter(({ tagName }) => tagName === tag)
    .map((element) => hastText(element));

/** Classes inside the first block of code. */
const coloursOf = (source: string) =>
  elements(readMarkdown(source).tree)
    .filter(({ tagName }) => tagName === 'span')
    .flatMap(({ properties }) => properties.className);

describe('front matter', () => {
  test('stands between two lines of hyphens; the rest is the text', () => {
    expect(splitFrontMatter('---\ntitle: A\ntags: [b]\n---\nText\n')).toEqual({
      matter: 'title: A\ntags: [b]',
      body: 'Text\n',
    });
  });

  test('a line of hyphens in the text stays there', () => {
    expect(splitFrontMatter('---\ntitle: A\n---\nOne\n\n---\n\nTwo').body).toBe(
      'One\n\n---\n\nTwo',
    );
  });

  test('files from Windows are read too, files without it are all text', () => {
    expect(splitFrontMatter('---\r\ntitle: A\r\n---\r\nText').matter).toBe('title: A');
    expect(splitFrontMatter('Text')).toEqual({ matter: '', body: 'Text' });
  });
});

describe('reading', () => {
  test('headings have anchors, each its own', () => {
    const { headings } = readMarkdown('## Keys & roles\n\n### In `code`\n\n## Keys & roles');
    expect(headings).toEqual([
      { depth: 2, id: 'keys--roles', text: 'Keys & roles' },
      { depth: 3, id: 'in-code', text: 'In code' },
      { depth: 2, id: 'keys--roles-1', text: 'Keys & roles' },
    ]);
  });

  test('the anchors of the list are those of the tree', () => {
    const { headings, tree } = readMarkdown('## One\n\n## Two');
    expect(elements(tree).map(({ properties }) => properties.id)).toEqual(
      headings.map(({ id }) => id),
    );
  });

  test('words are those a reader sees', () => {
    const { words, text } = readMarkdown('## Two words\n\nA [link](/a) and **more**.\n');
    expect(text).toBe('Two words A link and more.');
    expect(words).toBe(6);
    expect(readMarkdown('').words).toBe(0);
  });
});

describe('code', () => {
  test.each([
    ['solidity', 'contract A {}', 'contract'],
    ['http', 'GET /v1/holders HTTP/1.1', 'GET'],
    ['json', '{"a": 1}', '1'],
  ])('%s is coloured and says the same', (language, code) => {
    const source = `\`\`\`${language}\n${code}\n\`\`\``;
    expect(coloursOf(source)).toContain('token');
    expect(saysOf(source, 'code')[0]?.trim()).toBe(code);
  });

  test('a language nobody knows, and code in a line, stay as they are', () => {
    expect(coloursOf('```runes\nGET /\n```')).toEqual([]);
    expect(coloursOf('Call `GET /`')).toEqual([]);
  });
});
