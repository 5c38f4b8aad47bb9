import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { icon } from '../../schemas/shared/icon.ts';
import { examples } from './Icon.examples.ts';
import { Icon } from './Icon.tsx';

test('every name of the schema has a drawing of its own', () => {
  const drawings = icon.options.map((name) => render(<Icon name={name} />).container.innerHTML);
  expect(drawings.every((drawing) => /<(path|circle|rect|line|poly)/.test(drawing))).toBe(true);
  expect(new Set(drawings).size).toBe(icon.options.length);
});

test('the gallery shows every icon', () => {
  expect(examples.map(({ props }) => props.name)).toEqual(expect.arrayContaining(icon.options));
});

test('is decoration of the size asked for', () => {
  const drawing = render(<Icon name="mail" size={16} />).container.querySelector('svg');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  expect(drawing?.getAttribute('width')).toBe('16');
});
