import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../gallery/show.tsx';
import { examples } from './PageHead.examples.tsx';
import { PageHead } from './PageHead.tsx';

test('the way back comes first, then headline, lead and what follows', () => {
  const { container } = render(<PageHead {...propsOf(examples, 'A text over a picture')} />);
  expect(texts(container, 'h1, p')).toEqual([
    'Blog & Insights',
    'What a register proves',
    'A ledger says who holds a share. Other questions need other papers.',
    '5 min read',
  ]);
});

test('its picture is the one that paints first', () => {
  const props = propsOf(examples, 'A text over a picture');
  render(<PageHead {...props} />);
  const image = screen.getByRole('img', { name: props.picture?.alt ?? '' });
  expect(image.getAttribute('fetchpriority')).toBe('high');
});

test('without a picture there is no veil either', () => {
  const { container } = render(<PageHead {...propsOf(examples, 'Headline and lead')} />);
  expect(container.querySelector('header')?.children).toHaveLength(1);
});
