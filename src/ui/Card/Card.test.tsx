import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './Card.examples.tsx';
import { Card } from './Card.tsx';

const cardOf = (name: string) =>
  render(<Card {...propsOf(examples, name)} />).container.firstElementChild as HTMLElement;

test('holds what it is given', () => {
  expect(cardOf('Plaster, the default').querySelector('h3')?.textContent).toBe(
    'One register of record',
  );
});

test('keeps its own mood on any ground', () => {
  expect(cardOf('Plaster, the default').dataset.mood).toBe('plaster');
  expect(cardOf('Dusk').dataset.mood).toBe('dusk');
});

test('large looks different from regular', () => {
  expect(cardOf('Large').className).not.toBe(cardOf('Plaster, the default').className);
});
