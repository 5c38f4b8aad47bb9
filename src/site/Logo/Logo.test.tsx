import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import './SiteLogo.client.ts';
import { examples } from './Logo.examples.ts';
import { Logo } from './Logo.tsx';

const props = propsOf(examples, 'Picture');

test('shows the brand’s name instead of a picture that fails', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { container } = render(<Logo {...props} />);
  const image = container.querySelector('img') as HTMLImageElement;
  const text = container.querySelector('span') as HTMLElement;
  expect([image.hidden, text.hidden]).toEqual([false, true]);
  image.dispatchEvent(new Event('error'));
  expect([image.hidden, text.hidden]).toEqual([true, false]);
  expect(text.textContent).toBe(props.brand);
  complete.mockRestore();
});

test('a picture that failed before the script ran counts too', () => {
  const { container } = render(<Logo {...props} />);
  // Nothing is loaded here: the picture is complete and has no width.
  expect(container.querySelector('img')?.hidden).toBe(true);
});
