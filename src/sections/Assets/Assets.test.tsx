import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show } from '../../gallery/show.tsx';
import { examples } from './Assets.examples.ts';
import { Assets } from './Assets.tsx';

const props = propsOf(examples, 'Twelve tiles');

test('a minimum says what it is, and an offer without one says who sets it', () => {
  const [first, second] = show(Assets, props).querySelectorAll('li p');
  expect(first?.textContent?.trim()).toBe(props.open);
  expect(second?.textContent).toBe(`from $1,000, ${sampleMessages.figureStatus.stated}`);
});
