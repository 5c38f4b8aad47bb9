import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Process.examples.ts';
import { Process } from './Process.tsx';

const shown = (name: string) => show(Process, propsOf(examples, name));

test('steps are numbered from one', () => {
  expect(texts(shown('Total added up'), 'ol > li span[aria-hidden]')).toEqual(['1', '2', '3']);
});

test('the total stands below, and its reason where it is stated', () => {
  const added = shown('Total added up').querySelector('ol + div');
  expect(added?.textContent).toBe(
    [
      sampleWords.totalDuration,
      ` ${sampleWords.figureStatus.stated}`,
      '5–7 weeks plus ongoing support',
    ].join(''),
  );
  const stated = shown('Total stated').querySelector('ol + div');
  expect(texts(stated as Element, 'strong')).toEqual(['4–6 weeks']);
  expect(stated?.textContent).toContain('The pilot runs during the last week');
});
