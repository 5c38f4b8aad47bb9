import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './Band.examples.tsx';
import { Band } from './Band.tsx';

test('an anchor leads to it and its heading names it', () => {
  render(<Band {...propsOf(examples, 'With an anchor and a name')} />);
  expect(screen.getByRole('region', { name: 'A heading that names the band' }).id).toBe('audit');
});
