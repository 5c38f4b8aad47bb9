import { fill } from '@falaj/contract/fill.ts';
import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Metrics.examples.ts';
import { Metrics } from './Metrics.tsx';

const shown = (name: string) => show(Metrics, propsOf(examples, name));
const tilesOf = (root: ParentNode) => [...root.querySelectorAll('dl > div')];

test('trend, earlier value and status are said in words', () => {
  const [, grows, falls] = propsOf(examples, 'Grid, gradient').items;
  const [, up, down, before] = tilesOf(shown('Grid, gradient'));
  expect(up?.textContent).toContain(`${sampleMessages.up}: ${grows?.trend?.value}`);
  expect(down?.textContent).toContain(`${sampleMessages.down}: ${falls?.trend?.value}`);
  expect(before?.textContent).toContain(fill(sampleMessages.was, { value: '45 days' }));
  expect(before?.textContent).toContain(sampleMessages.figureStatus.sample);
  expect(up?.textContent).not.toContain(sampleMessages.figureStatus.sample);
});

test('every figure has a mark of what it is', () => {
  const marks = propsOf(examples, 'Grid, gradient').items.map(
    ({ status }) => `, ${sampleMessages.figureStatus[status]}`,
  );
  expect(texts(shown('Grid, gradient'), 'dl a')).toEqual(marks);
});

test('figures with a risk lead to its sentence', () => {
  expect(shown('Grid, gradient').querySelector('a[href="#risk"]')).not.toBeNull();
  expect(shown('Grid, muted').querySelector('a[href="#risk"]')).toBeNull();
});
