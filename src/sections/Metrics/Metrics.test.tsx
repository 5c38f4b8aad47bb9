import { fill } from '@falaj/contract/fill.ts';
import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Metrics.examples.ts';
import { Metrics } from './Metrics.tsx';

test('trend, earlier value and status are said in words', () => {
  const [, grows, falls] = propsOf(examples, 'Five').items;
  const [, up, down, before] = show(Metrics, propsOf(examples, 'Five')).querySelectorAll(
    'dl > div',
  );
  expect(up?.textContent).toContain(`${sampleMessages.up}: ${grows?.trend?.value}`);
  expect(down?.textContent).toContain(`${sampleMessages.down}: ${falls?.trend?.value}`);
  expect(before?.textContent).toContain(fill(sampleMessages.was, { value: '45 days' }));
  expect(before?.textContent).toContain(sampleMessages.figureStatus.sample);
});

test('every figure has a mark of what it is', () => {
  const { items } = propsOf(examples, 'Five');
  const marks = items.map(({ status }) => `, ${sampleMessages.figureStatus[status]}`);
  expect(texts(show(Metrics, propsOf(examples, 'Five')), 'dt a')).toEqual(marks);
});

test('an amount of money leads to the risk sentence of a page that has one', () => {
  const props = propsOf(examples, 'Five');
  const linksOf = (hasRisk: boolean) =>
    show(Metrics, { ...props, hasRisk }).querySelectorAll('a[href="#risk"]').length;
  expect([linksOf(true), linksOf(false)]).toEqual([1, 0]);
});
