import { fill } from '@falaj/contract/fill.ts';
import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Metrics.examples.ts';
import { Metrics } from './Metrics.tsx';

const shown = (name: string) => show(Metrics, propsOf(examples, name));
const tilesOf = (root: ParentNode) => [...root.querySelectorAll('dl > div')];

test('every final value is in the text, with prefix and suffix', () => {
  const tiles = tilesOf(shown('Grid, gradient'));
  expect(tiles.map((tile) => texts(tile, 'dd')[0])).toEqual([
    '$4.5T$4.5T',
    '35%35%',
    '40%40%',
    '11',
    '1,200',
  ]);
  for (const copy of shown('Grid, gradient').querySelectorAll('count-up')) {
    expect(copy.closest('[aria-hidden="true"]')).toBeTruthy();
  }
});

test('trend, earlier value and status are said in words', () => {
  const [, grows, falls] = propsOf(examples, 'Grid, gradient').items;
  const [, up, down, before] = tilesOf(shown('Grid, gradient'));
  expect(up?.textContent).toContain(`${sampleWords.up}: ${grows?.trend?.value}`);
  expect(down?.textContent).toContain(`${sampleWords.down}: ${falls?.trend?.value}`);
  expect(before?.textContent).toContain(fill(sampleWords.was, { value: '45 days' }));
  expect(before?.textContent).toContain(sampleWords.figureStatus.sample);
  expect(up?.textContent).not.toContain(sampleWords.figureStatus.sample);
});

test('each ground can be lit or even', () => {
  const bandOf = (name: string) => shown(name).querySelector('section');
  expect(bandOf('Grid, gradient')?.dataset.mood).toBe('dusk');
  expect(bandOf('Grid, muted')?.dataset.mood).toBe('mist');
  expect(bandOf('Grid, gradient')?.className).not.toBe(bandOf('Grid, muted')?.className);
});

test('featured is laid out in its own way', () => {
  const classOf = (name: string) => shown(name).querySelector('dl')?.className;
  expect(classOf('Featured, gradient')).not.toBe(classOf('Grid, gradient'));
  expect(classOf('Featured, gradient')).toBe(classOf('Featured, muted'));
});

test('the risk line stands below figures that have one', () => {
  expect(shown('Grid, gradient').textContent).toContain(propsOf(examples, 'Grid, gradient').risk);
  expect(shown('Grid, muted').querySelector('dl + p')).toBeNull();
});
