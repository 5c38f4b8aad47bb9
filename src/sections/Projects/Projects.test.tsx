import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Projects.examples.ts';
import { Projects } from './Projects.tsx';

const props = propsOf(examples, 'Two platforms');

test('each platform says its category, that it is live and what it can do', () => {
  const container = show(Projects, props);
  expect(texts(container, 'h3')).toEqual(['Homes by the share', 'Orbit']);
  expect(screen.getByText('Real Estate')).toBeTruthy();
  expect(screen.getByText('Space Tech')).toBeTruthy();
  expect(screen.getAllByText('Live')).toHaveLength(2);
  expect(texts(container, 'li li')).toEqual(props.items.flatMap(({ features }) => features));
});

test('Visit Platform names the platform and opens a new tab without a handle on this one', () => {
  show(Projects, props);
  for (const { name, url } of props.items) {
    const link = screen.getByRole('link', {
      name: new RegExp(`^${sampleWords.visitPlatform}\\s+${name}`),
    });
    expect(link.getAttribute('href')).toBe(url);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.textContent).toContain(sampleWords.newTab);
  }
});

test('each platform shows what it is about, and says so in words', () => {
  const container = show(Projects, props);
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map(({ alt }) => alt)).toEqual(props.items.map(({ picture }) => picture.alt));
});
