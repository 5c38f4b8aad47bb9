import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Assets.examples.ts';
import { Assets } from './Assets.tsx';

const props = propsOf(examples, 'Twelve tiles');

test('every asset leads to its offer', () => {
  const container = show(Assets, props);
  expect(texts(container, 'h3 a')).toEqual(props.items.map(({ name }) => name));
});

test('a minimum says what it is, and an offer without one says who sets it', () => {
  const [first, second] = show(Assets, props).querySelectorAll('li p');
  expect(first?.textContent?.trim()).toBe(props.open);
  expect(second?.textContent).toBe(`from $1,000 ${sampleWords.figureStatus.stated}`);
});

test('the risk stands beside the minimums', () => {
  expect(show(Assets, props).textContent).toContain(props.risk);
});
