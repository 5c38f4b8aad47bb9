import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../gallery/show.tsx';
import { examples } from './ArticleCard.examples.ts';
import { ArticleCard } from './ArticleCard.tsx';

const props = propsOf(examples, 'Typical');

test('the heading is the link, and the facts say who, when and how long', () => {
  const { container } = render(<ArticleCard {...props} />);
  expect(screen.getByRole('heading', { level: 3, name: props.title })).toBeTruthy();
  expect(screen.getByRole('link', { name: props.title }).getAttribute('href')).toBe(props.href);
  expect(container.querySelector('time')?.dateTime).toBe('2026-11-18');
  expect(container.textContent).toContain('Protocol engineering5 min read');
});

test('tags are names, and lead to what carries them', () => {
  const { container } = render(<ArticleCard {...props} />);
  expect(texts(container, 'ul li')).toEqual(['ERC-3643', 'Identity']);
  expect(screen.getByRole('link', { name: 'Articles on Identity' }).getAttribute('href')).toBe(
    '/resources/blog?tag=identity#articles',
  );
});
