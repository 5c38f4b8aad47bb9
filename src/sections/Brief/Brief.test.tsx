import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts } from '../../gallery/show.tsx';
import { examples } from './Brief.examples.ts';
import { Brief } from './Brief.tsx';

test.each(examples)('a call to its anchor finds the points, in their order: $name', ({ props }) => {
  const { container } = render(<Brief {...props} />);
  expect(screen.getByRole('region', { name: props.title }).id).toBe(props.id);
  expect(texts(container, 'dt')).toEqual(props.points.map(({ title }) => title));
  expect(texts(container, 'dd')).toEqual(props.points.map(({ text }) => text));
});
