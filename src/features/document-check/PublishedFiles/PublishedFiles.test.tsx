import { expect, test } from 'vitest';
import { propsOf, show } from '../../../gallery/show.tsx';
import { examples } from './PublishedFiles.examples.ts';
import { PublishedFiles } from './PublishedFiles.tsx';

const props = propsOf(examples, 'One file, signed for a trial');

test('each file is named in its own language', () => {
  const documents = ['/downloads/a.pdf', '/ar/downloads/a.pdf'].map((path) => ({
    ...{ file: 'a.pdf', path, title: path, size: '1 kB', sha256: '' },
  }));
  const names = show(PublishedFiles, { ...props, documents }).querySelectorAll('h3[lang]');
  expect([...names].map((name) => [name.textContent, name.getAttribute('lang')])).toEqual([
    ['/downloads/a.pdf', 'en'],
    ['/ar/downloads/a.pdf', 'ar'],
  ]);
});

test('a trial key is said to be one, and the key of the company is not', () => {
  const text = (isDevelopment: boolean) =>
    show(PublishedFiles, { ...props, isDevelopment }).textContent;
  expect(text(true)).toContain(props.development);
  expect(text(false)).not.toContain(props.development);
});
