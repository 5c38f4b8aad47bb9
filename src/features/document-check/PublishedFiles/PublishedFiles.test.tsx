import { expect, test } from 'vitest';
import { propsOf, show } from '../../../gallery/show.tsx';
import { examples } from './PublishedFiles.examples.ts';
import { PublishedFiles } from './PublishedFiles.tsx';

const props = propsOf(examples, 'One file, signed for a trial');

test('a trial key is said to be one, and the key of the company is not', () => {
  const text = (isDevelopment: boolean) =>
    show(PublishedFiles, { ...props, isDevelopment }).textContent;
  expect(text(true)).toContain(props.development);
  expect(text(false)).not.toContain(props.development);
});
