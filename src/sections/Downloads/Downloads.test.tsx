import { fill } from '@falaj/contract/fill.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Downloads.examples.ts';
import { Downloads } from './Downloads.tsx';

const props = propsOf(examples, 'A paper and an archive');

test('each file says what it is, how large, which version and of which day', () => {
  const container = show(Downloads, props);
  expect(texts(container, 'h3')).toEqual(['Integration playbook', 'Code examples']);
  const version = fill(sampleMessages.version, { version: '2.1.0' });
  expect(container.textContent).toContain(`PDF · 184 kB · ${version} · 3 November 2026`);
  expect(container.textContent).toContain(`ZIP · 41 kB · ${version} · 3 November 2026`);
});

test('each button names its file and saves it rather than opening it', () => {
  show(Downloads, props);
  for (const { title, href } of props.items) {
    const link = screen.getByRole('link', { name: `${sampleMessages.download} ${title}` });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.hasAttribute('download')).toBe(true);
  }
});
