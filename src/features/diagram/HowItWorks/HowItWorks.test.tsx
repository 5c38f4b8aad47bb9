import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../../gallery/show.tsx';
import { examples } from './HowItWorks.examples.ts';
import { HowItWorks } from './HowItWorks.tsx';

test('the band is named by its claim and tells every step', () => {
  const props = propsOf(examples, 'Building');
  const shown = show(HowItWorks, props);
  const band = shown.querySelector('section');
  const heading = shown.querySelector(`#${band?.getAttribute('aria-labelledby')}`);
  expect(heading?.textContent).toBe(props.title);
  expect(texts(shown, 'ol > li')).toHaveLength(props.steps.length);
});
