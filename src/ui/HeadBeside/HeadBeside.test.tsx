import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../gallery/show.tsx';
import { examples } from './HeadBeside.examples.ts';
import { HeadBeside } from './HeadBeside.tsx';

test('the head is read before what stands beside it', () => {
  const props = propsOf(examples, 'Longest');
  const { container } = render(<HeadBeside {...props} />);
  expect(texts(container, 'h2')).toEqual([props.title]);
  expect(container.textContent).toBe(`${props.title}${props.intro}${props.children}`);
});
