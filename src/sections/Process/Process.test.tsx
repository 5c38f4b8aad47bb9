import { fill } from '@falaj/contract/fill.ts';
import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Process.examples.ts';
import { Process } from './Process.tsx';

const shown = (name: string) => show(Process, propsOf(examples, name));

test('steps are numbered from one', () => {
  expect(texts(shown('Total added up'), 'ol > li span[aria-hidden]')).toEqual(['1', '2', '3']);
});

test('the total stands after the steps with the price band, and its reason where it is stated', () => {
  const added = shown('Total added up').querySelector('ol + p');
  expect(added?.textContent).toBe(
    [
      sampleMessages.totalDuration,
      '5–7 weeks plus ongoing support',
      fill(sampleMessages.price, { price: '$40 to $90' }),
      `, ${sampleMessages.figureStatus.stated}`,
    ].join(''),
  );
  const stated = shown('Total stated');
  expect(texts(stated, 'ol + p > strong')).toEqual(['4–6 weeks']);
  expect(stated.textContent).toContain('The pilot runs during the last week');
});

test('a link to what the weeks count stands with the claim', () => {
  const call = { text: 'How we count weeks', href: '/resources/documentation/project-times' };
  const container = show(Process, { ...propsOf(examples, 'Total stated'), call });
  expect(texts(container, 'h2 ~ * a, div:has(h2) ~ p a')).toEqual([call.text]);
});

test('what runs beside another step says when it starts', () => {
  const marks = texts(shown('Total stated'), 'h3 + p > :last-child');
  expect(marks).toEqual(['Start', 'Week 5', 'Week 6']);
});
