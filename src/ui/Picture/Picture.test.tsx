import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './Picture.examples.ts';
import { Picture } from './Picture.tsx';

test('says what it shows and keeps its place while it loads', () => {
  const props = propsOf(examples, 'Late, the default');
  render(<Picture {...props} />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: props.picture.alt });
  expect(image.getAttribute('width')).toBe(String(props.picture.width));
  expect(image.getAttribute('height')).toBe(String(props.picture.height));
});

test('offers its formats in the order given, before the fallback', () => {
  const { picture } = propsOf(examples, 'First paint');
  const sources = [
    { type: 'image/avif', srcSet: '/a.avif 480w' },
    { type: 'image/webp', srcSet: '/a.webp 480w' },
  ];
  const { container } = render(<Picture picture={{ ...picture, sources }} />);
  const types = [...container.querySelectorAll('source')].map(({ type }) => type);
  expect(types).toEqual(['image/avif', 'image/webp']);
  expect(container.querySelector('picture')?.lastElementChild?.tagName).toBe('IMG');
});
