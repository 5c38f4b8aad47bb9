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

test('offers its formats in the order given, the last one by the image itself', () => {
  const { picture } = propsOf(examples, 'First paint');
  const sources = [
    { type: 'image/avif', srcSet: '/a.avif 480w' },
    { type: 'image/webp', srcSet: '/a.webp 480w' },
  ];
  const { container } = render(<Picture picture={{ ...picture, sources }} />);
  const offers = container.querySelectorAll<HTMLSourceElement>('picture > [srcset]');
  expect([...offers].map(({ localName, srcset }) => [localName, srcset])).toEqual([
    ['source', '/a.avif 480w'],
    ['img', '/a.webp 480w'],
  ]);
});
