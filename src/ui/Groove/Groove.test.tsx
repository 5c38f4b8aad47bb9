import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './Groove.examples.ts';
import { Groove } from './Groove.tsx';

test('it is filled to scale, and nothing is read out', () => {
  const { container } = render(<Groove {...propsOf(examples, 'A third')} />);
  const groove = container.querySelector('svg');
  const filled = Number(container.querySelector('rect')?.getAttribute('width'));
  expect(filled / Number(groove?.getAttribute('viewBox')?.split(' ')[2])).toBeCloseTo(1 / 3);
  expect(groove?.getAttribute('aria-hidden')).toBe('true');
});
