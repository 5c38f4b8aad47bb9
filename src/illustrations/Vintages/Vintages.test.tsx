import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Vintages.examples.ts';
import { Vintages } from './Vintages.tsx';

test('what is active is what was issued less what was retired', () => {
  const page = show(Vintages, propsOf(examples, 'Open and closed'));
  expect(texts(page, 'tbody tr:nth-child(2) > *')).toEqual(['2022', '21,000', '15,200', '5,800']);
});

test('a vintage of which nothing is left is closed', () => {
  const page = show(Vintages, propsOf(examples, 'Open and closed'));
  expect(texts(page, 'tbody tr:first-child td').at(-1)).toBe(
    sampleMessages.illustrations.vintages.closed,
  );
});

test('points are called what the content calls them, in the head and the foot', () => {
  const props = propsOf(examples, 'Points of a programme');
  const page = show(Vintages, props);
  const { period, left } = props.illustration.data;
  expect(texts(page, 'thead th')[0]).toBe(period);
  expect(texts(page, 'figure > p')[0]).toContain(left);
});
