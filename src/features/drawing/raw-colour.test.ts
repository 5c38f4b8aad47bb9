import { expect, test } from 'vitest';
import { rawColour } from './raw-colour.ts';

test('a colour is the one of the tokens', () => {
  expect(rawColour('night')).toMatch(/^#[0-9a-f]{6}$/);
  expect(rawColour('night-2')).not.toBe(rawColour('night'));
});

test('a name that the tokens do not have is said', () => {
  expect(() => rawColour('noon')).toThrow('--raw-noon');
});
