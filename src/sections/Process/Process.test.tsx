import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Process.examples.ts';
import { Process } from './Process.tsx';

const shown = (name: string) => show(Process, propsOf(examples, name));

test('steps are numbered from one', () => {
  expect(texts(shown('Total added up'), 'ol > li > span')).toEqual(['1', '2', '3']);
});

test('the total stands after the steps, with its reason where it is stated', () => {
  const { totalDuration, figureStatus } = sampleMessages;
  const added = shown('Total added up').querySelector('ol + p');
  expect(added?.textContent).toBe(
    `${totalDuration}, ${figureStatus.stated}5–7 weeks plus ongoing support`,
  );
  const stated = shown('Total stated');
  expect(texts(stated, 'ol + p > strong')).toEqual(['4–6 weeks']);
  expect(stated.textContent).toContain('The pilot runs during the last week');
});

test('Key Deliverables names the list of every step, and is said once', () => {
  const container = shown('Total added up');
  expect(container.textContent?.split(sampleMessages.deliverables)).toHaveLength(2);
  const id = container.querySelector('li > div > ul')?.getAttribute('aria-labelledby');
  expect(container.querySelector(`#${id}`)?.textContent).toBe(sampleMessages.deliverables);
});

test('what runs beside another step says when it starts', () => {
  expect(texts(shown('Total stated'), 'h3 + p')).toEqual(['4–6 weeks', '1 week Week 5', 'Ongoing']);
});
