import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../gallery/show.tsx';
import { examples } from './Results.examples.ts';
import { Results } from './Results.tsx';

test('a featured study shows every figure, then its metrics', () => {
  const { container } = render(<Results {...propsOf(examples, 'Figures and metrics')} />);
  expect(texts(container, 'dt')).toEqual([
    'days to close a month',
    'open disputes',
    'holders moved',
    'Properties',
  ]);
});

test('a card shows the first two results only', () => {
  const { container } = render(<Results {...propsOf(examples, 'Lines')} />);
  expect(texts(container, 'li')).toEqual(['Two audits without a remark', 'One register']);
});
