import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Process.examples.ts';
import { Process } from './Process.tsx';

const shown = (name: string) => show(Process, propsOf(examples, name));

test('steps are numbered in their order, with duration and deliverables', () => {
  const steps = [...shown('Total added up').querySelectorAll('ol > li')];
  expect(steps.map((step) => texts(step, 'h3')[0])).toEqual(['Assessment', 'Pilot', 'Care']);
  expect(steps.map((step) => texts(step, 'span[aria-hidden]')[0])).toEqual(['1', '2', '3']);
  expect(texts(steps[0] as Element, 'p')[0]).toBe('4–6 weeks');
  expect(texts(steps[1] as Element, 'p')[0]).toBe('1 week');
  expect(texts(steps[2] as Element, 'p')[0]).toBe(sampleWords.ongoing);
  expect(texts(steps[0] as Element, 'h4')).toEqual([sampleWords.deliverables]);
  const [first] = propsOf(examples, 'Total added up').steps;
  expect(texts(steps[0] as Element, 'li')).toEqual(first?.deliverables);
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

test('steps that cannot be added up have no total', () => {
  expect(shown('No total').textContent).not.toContain(sampleWords.totalDuration);
});
