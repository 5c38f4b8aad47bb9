import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Ground } from './Ground.tsx';

test('assistive technology passes it by', () => {
  const { container } = render(<Ground className="away" />);
  const ground = container.querySelector('.away');
  expect(ground?.getAttribute('aria-hidden')).toBe('true');
});
