import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts } from '../../gallery/show.tsx';
import { examples } from './Points.examples.ts';
import { Points } from './Points.tsx';

test.each(examples)('every term stands before its meaning, in order: $name', ({ props }) => {
  const { container } = render(<Points {...props} />);
  expect(texts(container, 'dt, dd')).toEqual(
    props.items.flatMap(({ title, text }) => [title, text]),
  );
});
