import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { text, textWith } from '../../../schemas/shared/text.ts';
import { fillMarkdown, fillVariables, WAITING } from './fill-variables.ts';

const FACTS: Record<string, string | number> = {
  brand: 'Wadi',
  'count.articles': 'nine',
  networks: 25,
};
const resolve = (name: string) => (name === 'elsewhere' ? WAITING : FACTS[name]);
const schema = z.strictObject({
  title: text(40),
  figure: z.union([z.number(), text(24)]),
  session: textWith(40, 'day').optional(),
  list: z.array(z.strictObject({ text: text(40) })),
});
const fill = (data: unknown) => fillVariables(data, resolve, schema);

describe('fields', () => {
  test('variables are put into every text, at any depth', () => {
    const data = {
      title: 'About {brand}',
      list: [{ text: '{count.articles} articles by {brand}' }],
    };
    expect(fill(data).data).toEqual({
      title: 'About Wadi',
      list: [{ text: 'nine articles by Wadi' }],
    });
  });

  test('a number stays one where the field takes numbers, and is text elsewhere', () => {
    expect(fill({ figure: '{networks}', title: '{networks}' }).data).toEqual({
      figure: 25,
      title: '25',
    });
  });

  test('a text whose variable waits is named, and is no problem', () => {
    const { unknown, waiting } = fill({ title: '{elsewhere}', list: [{ text: '{nobody}' }] });
    expect(waiting).toEqual([['title']]);
    expect(unknown.map(({ name }) => name)).toEqual(['nobody']);
    expect(fillMarkdown('{elsewhere}', resolve).unknown).toEqual([]);
  });

  test('what stands beside a text may be asked too', () => {
    const beside = (name: string, fields?: unknown) => (fields as Record<string, string>)[name];
    const list = [{ text: 'One of {whole}', whole: 'nine' }];
    expect(fillVariables({ title: 'A', list }, beside, schema).data).toMatchObject({
      list: [{ text: 'One of nine' }],
    });
  });

  test('a name that components fill in is left to them, but only in its field', () => {
    const { data, unknown } = fill({ session: 'Time on {day}', title: 'Time on {day}' });
    expect(data).toEqual({ session: 'Time on {day}', title: 'Time on {day}' });
    expect(unknown).toEqual([{ path: ['title'], name: 'day', places: [] }]);
  });

  test('an unknown name is told with its field and what could stand there', () => {
    expect(fill({ list: [{ text: 'a' }, { text: '{bramd}' }], session: '{hour}' }).unknown).toEqual(
      [
        { path: ['list', 1, 'text'], name: 'bramd', places: [] },
        { path: ['session'], name: 'hour', places: ['day'] },
      ],
    );
  });

  test('everything else stays', () => {
    const data = { title: 'A { b } {}', figure: 3, other: null, list: [] };
    expect(fill(data)).toEqual({ data, unknown: [], waiting: [] });
  });
});

describe('Markdown', () => {
  test('variables are put into prose', () => {
    expect(fillMarkdown('## {brand}\n\n[{brand}](/a) writes', resolve).body).toBe(
      '## Wadi\n\n[Wadi](/a) writes',
    );
  });

  test('code is left as it is, save code that is one variable', () => {
    const code = 'Call `GET /a/{id}` or `{id}`:\n\n```js\nf({brand})\n```\n';
    expect(fillMarkdown(code, resolve)).toEqual({ body: code, unknown: [] });
    expect(fillMarkdown('Write `{brand}`', resolve).body).toBe('Write `Wadi`');
  });

  test('an unknown name in prose is told', () => {
    expect(fillMarkdown('By {bramd}', resolve).unknown).toMatchObject([{ name: 'bramd' }]);
  });
});

test('a name in a Markdown text that is no variable, or is never closed, is given with its line', () => {
  const { unknown } = fillMarkdown('One {brand}.\n\n`{x` {nobody} and\n{brand is open.', resolve);
  expect(unknown).toMatchObject([
    { name: 'brand', line: 4, isOpen: true },
    { name: 'nobody', line: 3 },
  ]);
});
