import { fill } from '@falaj/contract/fill.ts';
import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show } from '../../gallery/show.tsx';
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
