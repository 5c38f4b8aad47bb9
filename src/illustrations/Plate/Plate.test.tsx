import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Plate.examples.ts';
import { Plate } from './Plate.tsx';

test('it is a figure that its caption names, and its figures are samples', () => {
  const page = show(Plate, propsOf(examples, 'Title, context and foot'));
  expect(texts(page, 'figure > figcaption')[0]).toContain('Register of holders');
  const { href, sample } = sampleWords.figureStatus;
  const link = page.querySelector('figcaption a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([sample, `${href}#sample`]);
});

test('every sentence of the foot stands on its own', () => {
  const page = show(Plate, propsOf(examples, 'Title, context and foot'));
  expect(texts(page, 'figure > p bdi')).toHaveLength(2);
});
