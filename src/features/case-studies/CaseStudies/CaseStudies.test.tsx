import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sampleWords } from '../../../gallery/content.ts';
import { propsOf, show, texts } from '../../../gallery/show.tsx';
import { examples } from './CaseStudies.examples.ts';
import { CaseStudies } from './CaseStudies.tsx';

const shown = (name: string) => show(CaseStudies, propsOf(examples, name));
const featuredOf = (root: ParentNode) => root.querySelector('article') as HTMLElement;
const cardsOf = (root: ParentNode) => [...root.querySelectorAll('li + li > * > article')];

describe('which study leads', () => {
  test('the flagged one, wherever it stands, and only it has the badge', () => {
    const container = shown('Featured third, view all');
    expect(featuredOf(container).id).toBe('case-solar-shares');
    expect(featuredOf(container).textContent).toContain(sampleWords.featuredSuccess);
    expect(container.textContent?.split(sampleWords.featuredSuccess)).toHaveLength(2);
  });

  test('else the first, with at most three others beside it', () => {
    const container = shown('Nothing flagged');
    expect(featuredOf(container).id).toBe('case-community-microgrid');
    expect(cardsOf(container)).toHaveLength(3);
  });

  test('alone, it has no list of others', () => {
    expect(cardsOf(shown('One study with figures'))).toHaveLength(0);
  });
});

describe('results', () => {
  test('a featured study shows every figure, and its metrics', () => {
    const featured = featuredOf(shown('One study with figures'));
    expect(texts(featured, 'dd')).toEqual(
      expect.arrayContaining(['34%', '1,200', '0', '5–15 min']),
    );
  });

  test('a featured study shows its first four lines', () => {
    const lines = texts(featuredOf(shown('One study with lines')), '[data-mood="dusk"] li');
    expect(lines).toHaveLength(4);
    expect(lines).not.toContain('Registry and token agree every night');
  });

  test('another study shows its first two, of either form', () => {
    const [figures, lines] = cardsOf(shown('Featured third, view all'));
    const [study] = propsOf(examples, 'Featured third, view all').items;
    expect(texts(figures as Element, 'dt')).toEqual(
      study?.results.slice(0, 2).map((result) => typeof result === 'object' && result.metric),
    );
    expect(texts(lines as Element, 'li')).toHaveLength(2);
  });
});

test('a testimonial keeps its author masked, under either pair of names', () => {
  for (const name of ['Featured third, view all', 'Longest']) {
    const study = featuredOf(shown(name));
    expect(study.querySelector('blockquote')?.textContent).toBeTruthy();
    expect(study.querySelector('figcaption')?.textContent).toMatch(/^Name withheld, ./);
  }
});

test('View All appears only when a link is given', () => {
  shown('One study with figures');
  expect(screen.queryByRole('link', { name: sampleWords.viewAll })).toBeNull();
  shown('Featured third, view all');
  const link = screen.getByRole('link', { name: sampleWords.viewAll });
  expect(link.getAttribute('href')).toBe('/resources/case-studies');
});
