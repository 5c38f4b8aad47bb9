import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './Section.examples.tsx';
import { Section } from './Section.tsx';

test('an anchor leads to it and its heading names it', () => {
  render(<Section {...propsOf(examples, 'With an anchor and a name')} />);
  expect(screen.getByRole('region', { name: 'A heading that names the section' }).id).toBe('audit');
});
