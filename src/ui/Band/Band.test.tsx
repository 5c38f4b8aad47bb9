import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from './Band.examples.tsx';
import { Band } from './Band.tsx';

const bandOf = (name: string) => {
  const props = examples.find((example) => example.name === name)?.props;
  return props && render(<Band {...props} />).container.querySelector('section');
};

test('an anchor leads to it and its heading names it', () => {
  const band = bandOf('With an anchor and a name');
  expect(band?.id).toBe('audit');
  const heading = band?.getAttribute('aria-labelledby') ?? '';
  expect(document.getElementById(heading)?.textContent).toBe('A heading that names the band');
});

test.each([
  ['Plaster, the default', 'plaster'],
  ['Plaster 2', 'plaster-2'],
  ['Mist', 'mist'],
  ['Dusk', 'dusk'],
])('%s stands on %s', (name, mood) => {
  expect(bandOf(name)?.dataset.mood).toBe(mood);
});

test('only the glowing one glows', () => {
  expect(bandOf('Dusk that glows')?.className).not.toBe(bandOf('Dusk')?.className);
});
