import { readFileSync } from 'node:fs';
import { fieldsIn } from '@falaj/contract/fields.ts';
import { fill } from '@falaj/contract/fill.ts';
import type { HtmlElement } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { attribute } from '../../scripts/site/load.ts';
import { siteOrigin } from '../../src/content/read/origin.ts';
import { resolveHref } from '../../src/content/read/resolve-links.ts';
import { formatDuration } from '../../src/lib/duration.ts';
import { formatFigure } from '../../src/lib/format-figure.ts';
import {
  about,
  caseStudies,
  contact,
  home,
  navigation,
  notFound,
  notices,
  portfolio,
  services,
  site,
  words,
} from '../browser/support/content.ts';
import { all, hrefOf, mainOf, pageAt, part, textOf } from './support/built.ts';
import { table } from './support/facts.ts';

const texts = (root: HtmlElement, selector: string) => all(root, selector).map(textOf);
const heroOf = (path: string) => part(mainOf(path), 'header');
const closingOf = (path: string) => part(mainOf(path), 'section[aria-labelledby="closing-title"]');
/** Removes white space, because a text that is read from the page has some around every element. */
const plain = (text: string) => text.replace(/\s+/g, '');

/** Expects all of these texts in a part of the page. */
function expectSaid(root: HtmlElement, expected: (string | undefined)[]) {
  const text = plain(textOf(root));
  for (const line of expected) if (line) expect.soft(text).toContain(plain(line));
}

/** Text and target of the links inside, without the note about a new tab. */
const linksIn = (root: HtmlElement, selector = 'a') =>
  all(root, selector).map((link) => [textOf(link).replace(` (${words.newTab})`, ''), hrefOf(link)]);

/**
 * Expects that a link to another site opens in a new tab, says so, and gives that site no access to this
 * page.
 */
function expectNewTab(link: HtmlElement) {
  expect(attribute(link, 'target')).toBe('_blank');
  expect(attribute(link, 'rel')).toContain('noopener');
  expect(textOf(link)).toContain(words.newTab);
}

/** Expects the cards of services, which are on the home page and on the services page. */
function expectServices(path: string, items: (typeof services)['services']['items']) {
  const cards = all(mainOf(path), '#services article');
  expect(cards.map((card) => texts(card, 'h3'))).toEqual(items.map(({ title }) => [title]));
  for (const [index, { description, features, protocols }] of items.entries())
    expectSaid(cards[index] as HtmlElement, [description, ...features, ...protocols]);
}

describe('home', () => {
  test('its hero has its calls and figures', () => {
    const { primaryCall, secondaryCall, statistics } = home.hero;
    const calls = [primaryCall, secondaryCall].flatMap((call) => call ?? []);
    expect(linksIn(heroOf('/'), 'div > a')).toEqual(calls.map(({ text, href }) => [text, href]));
    expect(texts(heroOf('/'), 'dd')).toEqual(statistics.map(({ value }) => formatFigure(value)));
  });

  test('its services say what they hold, under the names of the services page', () =>
    expectServices(
      '/',
      home.services.items.flatMap(({ service, ...own }) => {
        const card = services.services.items.find(({ id }) => id === service);
        return card ? { ...card, ...own, protocols: own.protocols ?? card.protocols } : [];
      }),
    ));

  test('it says why, and offers sessions and steps', () => {
    const main = mainOf('/');
    expect(texts(main, '#reasons h3')).toEqual(home.reasons.items.map(({ title }) => title));
    const { sessions } = home.consultation;
    const cards = all(main, '#consultation article');
    expect(cards.map((card) => texts(card, 'h3'))).toEqual(sessions.map(({ title }) => [title]));
    for (const [index, { format }] of sessions.entries())
      expectSaid(cards[index] as HtmlElement, [format]);
    const phases = all(main, '#process ol > li');
    expect(phases).toHaveLength(home.process.steps.length);
    for (const [index, { duration, deliverables }] of home.process.steps.entries())
      expectSaid(phases[index] as HtmlElement, [
        formatDuration(duration, words.ongoing),
        ...deliverables,
      ]);
  });
});

test('about tells the story, the values and the groups, none of them a person', () => {
  const main = mainOf('/about');
  const { vision, mission, paragraphs } = about.story;
  expectSaid(part(main, '#story'), [...paragraphs, vision.title, mission.title]);
  expect(texts(main, '#reasons h3')).toEqual(about.values.items.map(({ title }) => title));
  expect(texts(main, '#team h3')).toEqual(about.team.groups.map(({ name }) => name));
  for (const { role, experience, expertise } of about.team.groups)
    expectSaid(part(main, '#team'), [role, experience, ...expertise]);
});

describe('services', () => {
  const main = mainOf('/services');

  test('its cards say what they hold', () => expectServices('/services', services.services.items));

  test('its industries say what is done there', () => {
    const industries = part(main, '#industries');
    expect(texts(industries, 'h3')).toEqual(services.industries.items.map(({ name }) => name));
    expectSaid(
      industries,
      services.industries.items.flatMap(({ useCases }) => useCases),
    );
  });

  test('its steps say how long they take and what they deliver', () => {
    const steps = all(main, '#process ol > li');
    expect(steps).toHaveLength(services.process.steps.length);
    for (const [index, { title, duration, deliverables }] of services.process.steps.entries())
      expectSaid(steps[index] as HtmlElement, [
        title,
        formatDuration(duration, words.ongoing),
        words.deliverables,
        ...deliverables,
      ]);
  });

  test('its tools stand in their groups', () => {
    const { tools } = services.technology;
    expect(texts(main, '#technology dt')).toEqual(tools.map(({ group }) => group));
    expect(texts(main, '#technology dd')).toEqual(tools.flatMap(({ items }) => items));
  });
});

test('each platform of the portfolio opens in a new tab, at an address of its own', () => {
  const cards = all(mainOf('/portfolio'), '#projects article');
  const { items } = portfolio.projects;
  expect(cards.map((card) => texts(card, 'h3'))).toEqual(items.map(({ name }) => [name]));
  const targets = items.map(({ name, category, status, features, url }, index) => {
    const card = cards[index] as HtmlElement;
    expectSaid(card, [category, status, ...features, words.visitPlatform, name]);
    // The link in a card's figure is left out: it explains the figures on the screen, and stays on the site.
    const [link, ...more] = all(card, 'a').filter((each) => !all(card, 'figure a').includes(each));
    expect(more.map(hrefOf)).toEqual([]);
    expectNewTab(link as HtmlElement);
    expect(hrefOf(link as HtmlElement)).toBe(resolveHref(url, site));
    return url;
  });
  expect(new Set(targets).size).toBe(items.length);
});

describe('contact', () => {
  const main = mainOf('/contact');

  test('its cards say how to reach the company', () => {
    expect(texts(main, '#reach li h2')).toEqual(contact.cards.map(({ title }) => title));
    const links = linksIn(part(main, '#reach'));
    expect(links).toContainEqual([site.email, `mailto:${site.email}`]);
    expect(links).toContainEqual([site.phone.display, `tel:${site.phone.link}`]);
  });

  test('its form has every field with its label, and says what happens on sending', () => {
    const form = part(main, '#message form');
    for (const { name } of fieldsIn('message')) {
      const { label, options = [] } = contact.form.fields[name];
      const id = attribute(part(form, `[name="${name}"]`), 'id');
      expect(textOf(part(form, `label[for="${id}"]`))).toContain(label);
      expect(texts(form, `#${id} option`).slice(1)).toEqual(options.map((option) => option.label));
    }
    expectSaid(form, [contact.form.finePrint, contact.form.news, words.send]);
    const targets = all(form, 'a').map(hrefOf);
    expect(targets).toEqual(
      expect.arrayContaining(contact.form.finePrintLinks.map(({ href }) => href)),
    );
  });

  test('its chats open in a new tab, and the message is begun', () => {
    const cards = all(main, '#message article');
    expect(cards.map((card) => texts(card, 'h3'))).toEqual(
      contact.channels.map(({ title }) => [title]),
    );
    const outside = all(main, '#message article a').filter((link) =>
      hrefOf(link).startsWith('https://'),
    );
    expect(outside.length).toBeGreaterThan(0);
    for (const link of outside) expectNewTab(link);
    const begun = outside.filter((link) => hrefOf(link).startsWith(site.messaging.url));
    expect(begun.length).toBeGreaterThan(0);
    for (const link of begun) {
      const { href, searchParams } = new URL(hrefOf(link));
      expect(href).toContain(site.phone.link.replace('+', ''));
      expect(searchParams.get('text')).toBe(site.messaging.greeting);
    }
  });

  test('each question stands with its answer', () => {
    const questions = all(main, '#questions details');
    expect(questions.map((item) => texts(item, 'summary'))).toEqual(
      contact.faq.items.map(({ question }) => [question]),
    );
    for (const [index, { answer }] of contact.faq.items.entries())
      expectSaid(questions[index] as HtmlElement, [answer]);
  });

  test('its end leads to the networks, each in a new tab', () => {
    const links = all(closingOf('/contact'), 'li > a');
    expect(links.map(hrefOf)).toEqual(site.social.map(({ url }) => url));
    for (const link of links) expectNewTab(link);
  });
});

test('the not-found page leads home and knows what the stray paths meant', () => {
  const main = mainOf('/404');
  expect(texts(main, 'h1')).toEqual([notFound.title]);
  expect(linksIn(main)).toContainEqual([notFound.call.text, '/']);
  expect(notFound.hints.map(({ asked }) => asked)).toEqual(
    expect.arrayContaining(table.pages.astray),
  );
});

test('each case study has its industry, its figures and three columns', () => {
  for (const { id, industry, challenge, solution, metrics, results } of caseStudies.studies.items) {
    const study = part(mainOf('/resources/case-studies'), `article#${id}`);
    expect(all(study, 'h4')).toHaveLength(3);
    expectSaid(study, [
      industry,
      challenge,
      solution,
      ...Object.entries(metrics ?? {}).flatMap(([label, value]) => [label, formatFigure(value)]),
      ...results.flatMap((result) =>
        typeof result === 'string' ? result : [result.metric, formatFigure(`${result.value}`)],
      ),
    ]);
  }
});

describe('header and footer', () => {
  test('each group of the menu holds its links, calls and cards, and cards lead nowhere', () => {
    const page = pageAt('/');
    for (const { id, columns, calls, cards } of navigation.groups) {
      const panel = part(page, `#menu-${id}`);
      const entries = columns.flatMap(({ links }) => links);
      expect(linksIn(panel)).toEqual([
        ...entries.map(({ text, description, href }) => [
          description ? `${text} ${description}` : text,
          href,
        ]),
        ...calls.map(({ text, href }) => [text, href]),
      ]);
      expectSaid(
        panel,
        cards.flatMap(({ title, description }) => [title, description]),
      );
      for (const card of cards) expect(texts(panel, 'a')).not.toContain(card.title);
    }
  });

  test('the footer has its columns, the contact, the networks and the credit', () => {
    const footer = part(pageAt('/contact'), 'footer');
    expect(texts(footer, 'nav h2')).toEqual(navigation.footer.map(({ title }) => title));
    expect(linksIn(part(footer, 'nav'))).toEqual(
      navigation.footer.flatMap(({ links }) => links.map(({ text, href }) => [text, href])),
    );
    const hrefs = all(footer, 'a').map(hrefOf);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        `mailto:${site.email}`,
        site.credit.url,
        ...site.social.map(({ url }) => url),
        ...navigation.legal.map(({ href }) => href),
      ]),
    );
    expectSaid(footer, [site.legalName, site.credit.text, `© ${new Date().getFullYear()}`]);
  });

  test('the notices of the footer are all there are', () => {
    const linked = navigation.legal.map(({ href }) => href).sort();
    expect(linked.filter((href) => href.startsWith('/legal/'))).toEqual(
      notices.map(({ path }) => path).sort(),
    );
    for (const path of ['/', '/about', '/resources/blog', '/404']) {
      const hrefs = all(part(pageAt(path), 'footer'), 'a').map(hrefOf);
      expect(hrefs, path).toEqual(expect.arrayContaining(linked));
    }
  });
});

test('each notice has its headline, and the day of its last change', () => {
  for (const { path, data } of notices) {
    expect(texts(mainOf(path), 'h1')).toEqual([data.title]);
    expectSaid(mainOf(path), [fill(words.updated, { day: '' }), data.summary]);
  }
});

test('security.txt says whom to tell and until when it holds (RFC 9116)', () => {
  const lines = readFileSync('dist/.well-known/security.txt', 'utf8').trim().split('\n');
  const fields = lines.map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1));
  expect(fields, 'every line is a field').not.toContain(undefined);
  const valuesOf = (name: string) =>
    fields.filter((field) => field?.[0] === name).map((field) => field?.[1] ?? '');
  expect(valuesOf('Contact')).toContain(`mailto:${site.email}`);
  for (const value of valuesOf('Contact')) expect(value).toMatch(/^(mailto:|https:\/\/|tel:)/);
  expect(valuesOf('Canonical')).toEqual([`${siteOrigin()}/.well-known/security.txt`]);
  const [expires = '', ...more] = valuesOf('Expires');
  expect(more, 'exactly one expiry').toEqual([]);
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});
