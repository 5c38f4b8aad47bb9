import type { HtmlElement } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { attribute } from '../../scripts/site/load.ts';
import { contact, offers } from '../browser/support/content.ts';
import { all, hrefOf, mainOf, pageAt, part, textOf, textWithout } from './support/built.ts';
import { table } from './support/facts.ts';

const paths = offers.map(({ path }) => path);
const callsOf = (main: HtmlElement) => all(part(main, 'header'), 'div > a').map(hrefOf);
const viewAllOf = (main: HtmlElement) => all(main, '#case-studies p > a').map(hrefOf);
const isOutside = (href = '') => href.startsWith('https://');

/** What is in a page and not in sight: in a fold, in the panel of a feature that is not chosen, or only to be heard. */
const isPutAway = (element: HtmlElement) =>
  (element.parent?.is('details') && !element.is('summary')) ||
  (attribute(element, 'id')?.startsWith('feature-') && element.previousSibling !== null) ||
  element.classList.contains('visuallyHidden') ||
  element.is('figure');

describe.each(paths)('%s is a page of the template', (path) => {
  const main = mainOf(path);

  test('has at most two calls, to pages that it may call to', () => {
    const [first, second, ...more] = callsOf(main);
    expect(first).toBe('/contact');
    expect(more).toEqual([]);
    if (!isOutside(second)) expect(table.pages['second calls']).toContain(second);
    for (const target of viewAllOf(main)) expect(table.pages['views of all']).toContain(target);
  });

  test('offers a free consultation at its end', () => {
    const calls = all(part(main, 'section[aria-labelledby="closing-title"]'), 'a').map(hrefOf);
    expect(calls).toContain(`/contact?session=${contact.booking.sessions[0]?.id}#book`);
  });

  test('shows at most 700 words before a visitor opens anything', () => {
    const words = textWithout(main, isPutAway)
      .split(' ')
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length).toBeLessThanOrEqual(700);
  });

  test('leads to two or three other offers', () => {
    const related = all(main, 'nav[aria-labelledby="related-title"] a').map(hrefOf);
    expect([2, 3]).toContain(new Set(related).size);
    expect(paths.filter((other) => other !== path)).toEqual(expect.arrayContaining(related));
  });

  test('has a title and a description of a length that a result list shows', () => {
    expect(textOf(part(pageAt(path), 'title')).length).toBeLessThanOrEqual(75);
    const description = attribute(part(pageAt(path), 'meta[name="description"]'), 'content');
    expect(description?.length).toBeGreaterThanOrEqual(70);
    expect(description?.length).toBeLessThanOrEqual(160);
  });
});

test('all offers together lead to every page that the company wants called', () => {
  const mains = paths.map(mainOf);
  const calls = mains.flatMap((main) => callsOf(main).slice(1));
  expect(calls).toEqual(expect.arrayContaining(table.pages['second calls']));
  expect(calls.some(isOutside), 'one leads outside').toBe(true);
  const views = mains.map(viewAllOf);
  expect(views.flat()).toEqual(expect.arrayContaining(table.pages['views of all']));
  expect(views, 'some have no link to all studies').toContainEqual([]);
});
