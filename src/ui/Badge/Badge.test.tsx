import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from './Badge.examples.ts';
import { Badge } from './Badge.tsx';

test.each(examples)('says its words: $name', ({ props }) => {
  const { container } = render(<Badge {...props} />);
  expect(container.textContent).toBe(props.children);
});

test('each kind looks its own way, and quiet is the default', () => {
  const classOf = (kind?: 'lead' | 'popular' | 'quiet') =>
    render(<Badge kind={kind}>KYC</Badge>).container.firstElementChild?.className;
  expect(new Set([classOf(), classOf('lead'), classOf('popular')]).size).toBe(3);
  expect(classOf()).toBe(classOf('quiet'));
});
