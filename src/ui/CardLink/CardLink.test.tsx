import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './CardLink.examples.ts';
import { CardLink } from './CardLink.tsx';

test('a card leads where its heading says, and one without an address nowhere', () => {
  const props = propsOf(examples, 'Of a card');
  const { rerender } = render(<CardLink {...props} />);
  expect(screen.getByRole('link', { name: `${props.children}` })).toHaveProperty(
    'hash',
    props.href,
  );
  rerender(<CardLink {...propsOf(examples, 'Without an address')} />);
  expect(screen.queryByRole('link')).toBeNull();
});
