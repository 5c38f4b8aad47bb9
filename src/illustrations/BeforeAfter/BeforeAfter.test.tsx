import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './BeforeAfter.examples.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

test('both values are written, each after the word for its time', () => {
  const container = show(BeforeAfter, propsOf(examples, 'Days'));
  expect(texts(container, 'dl > div')).toEqual([
    `${sampleWords.before}11 days`,
    `${sampleWords.after}2 days`,
  ]);
});

test('the bars are drawn to one scale, and nothing is drawn for nothing', () => {
  const lengths = (name: string) =>
    [
      ...show(BeforeAfter, propsOf(examples, name)).querySelectorAll<HTMLElement>('[data-tens]'),
    ].map(({ dataset }) => Number(`${dataset.tens}${dataset.ones}`));
  expect(lengths('Days')).toEqual([100, 18]);
  expect(lengths('Nothing left')).toEqual([100, 0]);
});
