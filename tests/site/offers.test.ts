import { fill } from '@falaj/contract/fill.ts';
import type { HtmlElement } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { attribute } from '../../scripts/site/load.ts';
import { resolveHref } from '../../src/content/read/resolve-links.ts';
import { chooseStudies } from '../../src/features/case-studies/case-studies.ts';
import { formatDuration, sumDurations } from '../../src/lib/duration.ts';
import { formatFigure } from '../../src/lib/format-figure.ts';
import type { FigureStatusName } from '../../src/schemas/figures/figure-status.ts';
import type { Offer } from '../../src/schemas/offer/offer.ts';
import { featureMetrics } from '../../src/sections/FeatureExplorer/feature-metrics.ts';
import { resultLines } from '../../src/ui/Results/result-lines.ts';
import { offers, site, words } from '../browser/support/content.ts';
import { all, built, hrefOf, mainOf, part, textOf } from './support/built.ts';
import { table } from './support/facts.ts';

const texts = (root: HtmlElement, selector: string) => all(root, selector).map(textOf);

/** The offers, with white space collapsed as a browser does. */
const OFFERS = offers.map(({ path, offer }): [string, Offer] => [
  path,
  JSON.parse(JSON.stringify(offer).replace(/(\\n|\s)+/g, ' ')),
]);

const heroOf = (main: HtmlElement) => part(main, 'header');
const callsOf = (main: HtmlElement) => all(heroOf(main), 'div > a').map(hrefOf);
/** The text below a figure: what it counts, and the word for the status of the figure. */
const labelled = (label: string, status?: FigureStatusName) =>
  status ? `${label} ${words.figureStatus[status]}` : label;
const viewAllOf = (main: HtmlElement) => all(main, '#case-studies p > a').map(hrefOf);
const isOutside = (href = '') => href.startsWith('https://');

describe('the content is on the page', () => {
  const parts: Record<string, (main: HtmlElement, offer: Offer) => void> = {
    hero(main, { hero }) {
      const header = heroOf(main);
      expect(texts(header, 'h1')).toEqual([hero.title]);
      if (hero.subtitle) expect(textOf(header)).toContain(hero.subtitle);
      expect(texts(header, 'p')).toContain(hero.description);
      const calls = [hero.primaryCall, hero.secondaryCall].filter((call) => call !== undefined);
      expect(all(header, 'div > a').map((link) => [textOf(link), hrefOf(link)])).toEqual(
        calls.map(({ text, href }) => {
          const address = resolveHref(href, site);
          return [address === href ? text : `${text} (${words.newTab})`, address];
        }),
      );
      expect(texts(header, 'dd')).toEqual(hero.statistics.map(({ value }) => formatFigure(value)));
      expect(texts(header, 'dt')).toEqual(
        hero.statistics.map(({ label, status }) => labelled(label, status)),
      );
      if (hero.risk) expect(texts(header, 'p')).toContain(hero.risk);
    },
    'problems and solutions'(main, { problemSolution: { problems, transition, solutions } }) {
      const pairs = texts(main, `ul[aria-label="${words.problemsAndSolutions}"] > li`);
      expect(pairs).toHaveLength(problems.length);
      for (const [index, { title, description, impact }] of problems.entries()) {
        const answer = solutions[index];
        const parts = [answer?.title ?? '', answer?.description ?? '', answer?.benefit ?? ''];
        for (const text of [title, description, impact, ...parts])
          expect(pairs[index]).toContain(text);
      }
      expect(textOf(part(main, '#problems'))).toContain(transition);
    },
    features(main, { features: { items } }) {
      const popular = all(main, '#features div > a').map((entry) =>
        texts(entry, 'span').includes(words.popular),
      );
      expect(popular).toEqual(items.map(({ isPopular }) => isPopular === true));
      for (const { id, title, longDescription, benefits, metrics } of items) {
        const panel = part(main, `#feature-${id}`);
        const figures = featureMetrics(metrics);
        expect(texts(panel, 'h3')).toEqual([title]);
        expect(texts(panel, 'p')).toContain(longDescription);
        expect(texts(panel, 'h4')).toContain(words.keyBenefits);
        expect(texts(panel, 'h4 + details li')).toEqual(benefits);
        expect(texts(panel, 'dd')).toEqual(figures.map(({ value }) => formatFigure(value)));
        expect(texts(panel, 'dt')).toEqual(
          figures.map(({ label, previousValue, status }) =>
            labelled(
              previousValue
                ? `${label} (${fill(words.was, { value: formatFigure(`${previousValue}`) })})`
                : label,
              status,
            ),
          ),
        );
      }
    },
    metrics(main, { metrics }) {
      const items = metrics?.items ?? [];
      expect(texts(main, '#results dt')).toEqual(
        items.map(({ label, status }) => labelled(label, status)),
      );
      if (metrics?.risk) expect(texts(main, '#results p')).toContain(metrics.risk);
      const blocks = texts(main, '#results dl > div');
      for (const [
        index,
        { trend, previousValue, prefix = '', suffix = '', value },
      ] of items.entries()) {
        // The HTML contains the final value, whatever a script counts up from.
        expect(blocks[index]).toContain(`${prefix}${formatFigure(value)}${suffix}`);
        if (trend) expect(blocks[index]).toContain(`${words[trend.direction]}: ${trend.value}`);
        if (previousValue)
          expect(blocks[index]).toContain(fill(words.was, { value: previousValue }));
      }
    },
    opening(main, { opening }) {
      const lines = [...(opening?.lines ?? []), ...(opening?.result ? [opening.result] : [])];
      expect(texts(main, '#opening dt')).toEqual(lines.map(({ label }) => label));
      for (const { value } of lines)
        if (value) expect(textOf(part(main, '#opening dl'))).toContain(formatFigure(value));
      if (opening?.code) expect(texts(main, '#opening figcaption')).toEqual([opening.code.caption]);
    },
    limits(main, { limits, hero: { risk } }) {
      expect(texts(main, '#limits dt')).toEqual(limits?.points.map(({ title }) => title) ?? []);
      if (limits && risk) expect(texts(main, '#limits p')).toContain(risk);
    },
    process(main, { process: { steps, total } }) {
      const items = all(main, '#process ol > li');
      expect(items.map((item) => texts(item, 'h3'))).toEqual(steps.map(({ title }) => [title]));
      for (const [index, { duration, deliverables }] of steps.entries()) {
        const item = items[index] as HtmlElement;
        expect(texts(item, 'p')).toContain(formatDuration(duration, words.ongoing));
        expect(texts(item, 'h4')).toEqual([words.deliverables]);
        expect(texts(item, 'ul > li')).toEqual(deliverables);
        expect(part(item, 'span[aria-hidden]').textContent, 'numbered from one').toBe(
          `${index + 1}`,
        );
      }
      const sum = total?.stated ?? sumDurations(steps.map(({ duration }) => duration));
      const badge = texts(main, '#process p').find((text) => text.startsWith(words.totalDuration));
      expect(badge === undefined).toBe(sum === undefined);
      if (sum) expect(badge).toContain(formatDuration(sum, words.ongoing));
      if (total?.because) expect(texts(main, '#process p')).toContain(total.because);
    },
    'case studies'(main, { caseStudies: { items, viewAllLink } }) {
      const { featured, others } = chooseStudies(items);
      const articles = all(main, '#case-studies article');
      expect(articles).toHaveLength(1 + others.length);
      const shown = articles.map(textOf);
      expect(shown.filter((text) => text.includes(words.featuredSuccess))).toEqual([shown[0]]);
      for (const text of [
        featured?.title,
        featured?.industry,
        featured?.challenge,
        featured?.solution,
        ...(featured?.tags ?? []),
        ...resultLines(featured?.results ?? [], 'featured').map((line) => line.text),
        featured?.testimonial?.quote ?? featured?.testimonial?.text,
        featured?.testimonial?.author,
      ]) {
        if (text) expect.soft(shown[0]).toContain(text);
      }
      for (const [index, { title, results }] of others.entries()) {
        const card = articles[index + 1] as HtmlElement;
        expect(textOf(card)).toContain(title);
        const lines = all(card, 'ul li').length + all(card, 'dl > div').length;
        expect(lines, `results of ${title}`).toBe(Math.min(2, results.length));
      }
      expect(viewAllOf(main)).toEqual(viewAllLink ? [viewAllLink] : []);
    },
    end(main, { closing, bring = '', hero: { primaryCall } }) {
      const end = part(main, 'section[aria-labelledby="closing-title"]');
      expect(texts(end, 'h2')).toEqual([closing]);
      expect(textOf(part(end, 'p'))).toContain(bring);
      const links = all(end, 'a').map((link) => [textOf(link), hrefOf(link)]);
      expect(links).toHaveLength(2);
      expect(links).toContainEqual([primaryCall?.text, primaryCall?.href]);
    },
  };

  for (const [name, check] of Object.entries(parts)) {
    test.each(OFFERS)(`%s: ${name}`, (path, offer) => check(mainOf(path), offer));
  }
});

describe.each(offers.map(({ path }) => path))('%s is a page of the template', (path) => {
  const main = mainOf(path);

  test('has at most two calls, to pages that it may call to', () => {
    const [first, second, ...more] = callsOf(main);
    expect(first).toBe('/contact');
    expect(more).toEqual([]);
    if (!isOutside(second)) expect(table.pages['second calls']).toContain(second);
    for (const target of viewAllOf(main)) expect(table.pages['views of all']).toContain(target);
  });

  test('says of each step what it delivers', () => {
    const steps = all(main, '#process ol > li');
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(all(step, 'ul > li').length).toBeGreaterThan(0);
  });

  test('solves every problem, shows every feature whole, and few studies', () => {
    // The heading of a feature is nested in a part of its panel.
    const features = all(main, '#features h3').flatMap(({ parent }) => parent?.parent ?? []);
    const whole = features.filter((feature) =>
      ['h3', 'p', 'h4 + details li', 'dl dd'].every((detail) => feature.querySelector(detail)),
    );
    expect(whole.length, 'features with text, benefits and metrics').toBe(features.length);
    expect(features.length).toBe(all(main, '#features div > a').length);
    const pairs = all(main, `ul[aria-label="${words.problemsAndSolutions}"] > li`);
    expect(pairs.length).toBeGreaterThan(0);
    for (const pair of pairs) expect(all(pair, 'h3'), 'a problem and its solution').toHaveLength(2);
    expect(all(main, '#case-studies article').length).toBeLessThanOrEqual(4);
  });

  test('takes 700 to 1,250 words, beside instruments, code and the drawing', () => {
    const countIn = (element: HtmlElement) =>
      textOf(element)
        .split(' ')
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const drawn = [...all(main, 'figure'), part(main, '#how-it-works')];
    const count = drawn.reduce((rest, element) => rest - countIn(element), countIn(main));
    expect(count).toBeGreaterThanOrEqual(700);
    expect(count).toBeLessThanOrEqual(1250);
  });

  test('leads to two or three other offers', () => {
    const related = all(main, 'section[aria-labelledby="related-title"] a').map(hrefOf);
    expect([2, 3]).toContain(related.length);
    expect(new Set(related).size).toBe(related.length);
    expect(related).not.toContain(path);
    const paths = offers.map((offer) => offer.path);
    for (const target of related) expect(paths).toContain(target);
  });

  test('has a title and a description of a length that a result list shows', () => {
    const page = built.pages.get(path)?.dom as HtmlElement;
    expect(textOf(part(page, 'title')).length).toBeLessThanOrEqual(75);
    const description = attribute(part(page, 'meta[name="description"]'), 'content');
    expect(description?.length).toBeGreaterThanOrEqual(70);
    expect(description?.length).toBeLessThanOrEqual(160);
  });
});

describe('all offers together', () => {
  const mains = offers.map(({ path }) => mainOf(path));

  test('lead to every page that the company wants called', () => {
    const calls = new Set(mains.flatMap((main) => callsOf(main).slice(1)));
    for (const target of table.pages['second calls']) expect.soft(calls).toContain(target);
    expect([...calls].some(isOutside), 'one leads outside').toBe(true);
    const views = mains.map(viewAllOf);
    for (const target of table.pages['views of all']) expect.soft(views.flat()).toContain(target);
    expect(views, 'some have no link to all studies').toContainEqual([]);
  });

  test('use both ways of showing figures: counting and still', () => {
    const animated = offers.map(({ offer }) =>
      offer.metrics?.items.some((item) => item.animateNumber),
    );
    expect(new Set(animated)).toEqual(new Set([true, false, undefined]));
  });
});
