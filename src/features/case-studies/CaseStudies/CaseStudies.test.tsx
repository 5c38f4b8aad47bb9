import { expect, test } from 'vitest';
import { sampleMessages } from '../../../gallery/content.ts';
import { propsOf, show, texts } from '../../../gallery/show.tsx';
import { examples } from './CaseStudies.examples.ts';
import { CaseStudies } from './CaseStudies.tsx';

const NAME = 'Featured third, view all';
const shown = (name: string) => show(CaseStudies, propsOf(examples, name));

test('the flagged study leads, wherever it stands, and only it has the badge', () => {
  const container = shown(NAME);
  const featured = container.querySelector('article');
  expect(featured?.id).toBe('case-solar-shares');
  expect(featured?.textContent).toContain(sampleMessages.featuredSuccess);
  expect(container.textContent?.split(sampleMessages.featuredSuccess)).toHaveLength(2);
});

test('its quote and its first result are in sight, its story opens', () => {
  const container = shown(NAME);
  const featured = propsOf(examples, NAME).items.at(-1);
  expect(texts(container, 'blockquote')).toEqual([featured?.testimonial?.quote]);
  const story = container.querySelector('article > details');
  expect(story?.textContent).toContain(featured?.challenge);
  expect(story?.textContent).toContain(featured?.solution);
  const [result] = featured?.results ?? [];
  const metric = typeof result === 'object' ? result.metric : '?';
  expect(story?.textContent).not.toContain(metric);
  expect(container.querySelector('article')?.textContent).toContain(metric);
});

test('a study below it opens its first two results, of either form', () => {
  const [figures, lines] = shown(NAME).querySelectorAll('li > article > details');
  const [study] = propsOf(examples, NAME).items;
  expect(texts(figures as Element, 'dt')).toEqual(
    study?.results.slice(0, 2).map((result) => typeof result === 'object' && result.metric),
  );
  expect(texts(lines as Element, 'li')).toHaveLength(2);
});

test('View All appears only when a link is given', () => {
  expect(shown('One study with figures').textContent).not.toContain(sampleMessages.viewAll);
  expect(texts(shown(NAME), 'a[href="/resources/case-studies"]')).toEqual([sampleMessages.viewAll]);
});
