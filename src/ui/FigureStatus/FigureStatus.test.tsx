import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './FigureStatus.examples.ts';
import { FigureStatus } from './FigureStatus.tsx';

test('the word leads to what it means', () => {
  render(<FigureStatus {...propsOf(examples, 'sample')} />);
  const link = screen.getByRole('link', { name: sampleWords.figureStatus.sample });
  expect(link.getAttribute('href')).toBe(`${sampleWords.figureStatus.href}#sample`);
});
