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

test('what most figures are is said once below them, and beside a figure only where it differs', () => {
  const { stated, unmarked, sample } = sampleMessages.figureStatus;
  const page = shown('Grid, gradient');
  expect(texts(page, 'dl a')).toEqual([sample, sample]);
  expect(texts(page, 'dl + div a')).toEqual([fill(unmarked, { status: stated })]);
});

test('the risk line stands below figures that have one', () => {
  expect(shown('Grid, gradient').textContent).toContain(propsOf(examples, 'Grid, gradient').risk);
  expect(shown('Grid, muted').querySelector('dl + p')).toBeNull();
});
