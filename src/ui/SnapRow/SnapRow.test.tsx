import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './SnapRow.examples.tsx';
import { SnapRow } from './SnapRow.tsx';

const stops = (name: string) =>
  render(<SnapRow {...propsOf(examples, name)} />).container.querySelectorAll('[tabindex="0"]');

test('the keyboard reaches a row without links, and no row twice', () => {
  expect(stops('Without links')).toHaveLength(1);
  expect(stops('Reached by its links')).toHaveLength(0);
});
