import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../gallery/show.tsx';
import { examples } from './ContactCards.examples.ts';
import { ContactCards } from './ContactCards.tsx';

const props = propsOf(examples, 'Four ways');

test('address and number are links, place and hours are not', () => {
  render(<ContactCards {...props} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:hello@falaj.example',
    'tel:+97140000000',
  ]);
});

test('each card has its title, fact and further lines', () => {
  const { container } = render(<ContactCards {...props} />);
  expect(screen.getByRole('list', { name: 'Get In Touch' })).toBeTruthy();
  const cards = [...container.querySelectorAll('li')].map((card) => texts(card, 'h2, p'));
  const [, phone, place] = props.items;
  expect(cards[1]).toEqual([phone?.title, phone?.primary, phone?.secondary]);
  expect(cards[2]).toEqual([place?.title, place?.primary]);
});
