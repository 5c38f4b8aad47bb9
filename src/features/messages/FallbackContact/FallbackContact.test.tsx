import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../../gallery/show.tsx';
import { examples } from './FallbackContact.examples.ts';
import { FallbackContact } from './FallbackContact.tsx';

test('is hidden, and holds the address and a box for what was typed', () => {
  const { container } = render(<FallbackContact {...propsOf(examples, 'Hidden')} />);
  const note = container.querySelector<HTMLElement>('[role="alert"]');
  expect(note?.hidden).toBe(true);
  expect(note?.textContent).toContain('hello@falaj.example');
  expect(note?.querySelector('a')?.href).toBe(
    'mailto:hello@falaj.example?subject=Message%20to%20Falaj',
  );
  expect(note?.querySelectorAll('textarea[readonly]')).toHaveLength(1);
});
