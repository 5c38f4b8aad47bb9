import { type APIRequestContext, expect, test } from '@playwright/test';
import { type DOMNode, HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';
import { attribute } from '../../scripts/site/load.ts';
import { offers } from './support/content.ts';
import {
  FACTS,
  type Facts,
  isClaimed,
  isMinimum,
  SECOND_CALLS,
  VIEW_ALL,
  whole,
} from './support/facts.ts';

test.describe.configure({ mode: 'parallel' });

const config = await new HtmlValidate(new StaticConfigLoader()).getConfigFor('page.html');

/** A part of a page that has to be there. */
function part(root: HtmlElement, selector: string): HtmlElement {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

const all = (root: HtmlElement, selector: string) => root.querySelectorAll(selector);
async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), `${path}: answers`).toBe(200);
  const dom: HtmlElement = new Parser(config).parseHtml(await response.text());
  const main = part(dom, 'main');
  return { dom, main, text: textOf(main) };
}

const SILENT = ['script', 'style', 'template'];
const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const decoded = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name) => CHARACTERS[name] ?? '');

/** The text a reader gets, each once: a copy that is hidden from screen readers is left out. */
function textOf(root: DOMNode): string {
  const collect = (node: DOMNode): string => {
    if (!(node instanceof HtmlElement)) return node.textContent;
    const hidden = SILENT.includes(node.tagName) || attribute(node, 'aria-hidden') === 'true';
    return hidden ? '' : ` ${node.childNodes.map(collect).join('')} `;
  };
  return decoded(collect(root)).replace(/\s+/g, ' ').trim();
}

/** What can go wrong, said plainly: a loss, a failure, or that nothing is assured. */
const RISK =
  /\b(can|could|may|might)\b.*\b(lose|fall|fail|expire|be (lost|stolen|cancelled|reversed)|become worthless|worth less|never sell|still be a (poor|bad))\b|\b(prices|launches|companies|contracts|distributions)\b.*\b(fail|fall|stop)\b|\b(no buyer|no cash value|no reason to invest|nobody undertakes|is no (guarantee|insurance))\b|\blower the risk\b|\bcan cost holders\b/i;
const MONEY = /[$€£]\s?\d|\b(returns?(?! to\b)|yields?|profits?|income|invest\w*)\b/i;

const sentences = (main: HtmlElement) =>
  all(main, 'p').flatMap((line) => textOf(line).split(/(?<=[.!?])\s+/));

const href = (link: HtmlElement | undefined) => attribute(link ?? null, 'href');

/** The two calls of the hero, and the target behind View All Case Studies; null for none. */
function callsOf(main: HtmlElement) {
  const [first, second, ...more] = all(part(main, 'header'), 'a').map((link) => href(link));
  const viewAll = all(part(main, '#case-studies'), 'a').find(
    (link) => textOf(link) === 'View All Case Studies',
  );
  return { first, second, more, viewAll: href(viewAll) };
}

const isOutside = (target: string | null | undefined) => /^https:\/\//.test(target ?? '');
function checkCalls(main: HtmlElement, { path, second, viewAll }: Facts) {
  const calls = callsOf(main);
  expect.soft(calls.first, `${path}: main call`).toBe('/contact');
  expect.soft(calls.more, `${path}: two calls at most`).toEqual([]);
  if (second === 'outside') {
    expect.soft(isOutside(calls.second), `${path}: second call leads outside`).toBe(true);
  } else if (second) {
    expect.soft(calls.second, `${path}: second call`).toBe(second);
  } else {
    expect.soft(SECOND_CALLS, `${path}: second call is in the list`).toContain(calls.second);
  }
  if (calls.second?.startsWith('#')) {
    const anchors = all(main, calls.second).length;
    expect.soft(anchors, `${path}: second call has its place ${calls.second}`).toBe(1);
  }
  if (viewAll === undefined) {
    expect.soft(VIEW_ALL, `${path}: view-all is in the list`).toContain(calls.viewAll);
  } else {
    expect.soft(calls.viewAll, `${path}: view-all`).toBe(viewAll);
  }
}

function checkProcess(main: HtmlElement, { path, total, steps, ongoing }: Facts) {
  const process = part(main, '#process');
  const items = all(process, 'ol > li');
  const durations = items.map((item) => textOf(part(item, 'p')));
  expect.soft(items.length, `${path}: at least four steps`).toBeGreaterThanOrEqual(4);
  expect.soft(items.length, `${path}: at most six steps`).toBeLessThanOrEqual(6);
  for (const item of items) {
    const title = textOf(part(item, 'h3'));
    expect.soft(textOf(item), `${path}: ${title} lists deliverables`).toContain('Key Deliverables');
    expect
      .soft(all(item, 'ul > li').length, `${path}: deliverables of ${title}`)
      .toBeGreaterThan(0);
  }
  if (steps) expect.soft(durations, `${path}: durations of the steps`).toEqual(steps);
  if (ongoing) expect.soft(durations.at(-1), `${path}: last step`).toBe('Ongoing');
  if (total) {
    const badge = /Total Duration (\S+ [a-z]+)/.exec(textOf(process))?.[1];
    expect.soft(badge, `${path}: total duration`).toBe(total);
  }
}

/** The studies of a page, and those among them that are shown as a Featured Success. */
function studiesOf(main: HtmlElement) {
  const studies = all(part(main, '#case-studies'), 'article');
  return { studies, featured: studies.filter((study) => /Featured Success/.test(textOf(study))) };
}

function checkParts(main: HtmlElement, { path, counts = {}, animated }: Facts) {
  const list = (label: string) => all(main, `ul[aria-label="${label}"] h3`).length;
  const metrics = all(main, '#results dl > div');
  const { studies, featured } = studiesOf(main);
  const features = all(main, '#features h3').flatMap(({ parent }) => (parent ? [parent] : []));
  const shown = {
    problems: list('Problems'),
    solutions: list('Solutions'),
    features: features.length,
    metrics: metrics.length,
    studies: studies.length,
  };
  for (const name of ['problems', 'solutions', 'features'] as const) {
    expect.soft(shown[name], `${path}: at least four ${name}`).toBeGreaterThanOrEqual(4);
  }
  expect.soft(shown, `${path}: numbers of parts`).toMatchObject(counts);
  const complete = features.filter((feature) =>
    ['p', 'ul > li', 'dl dd'].every((detail) => feature.querySelector(detail)),
  );
  expect
    .soft(complete.length, `${path}: four features with text, benefits and metrics`)
    .toBeGreaterThanOrEqual(4);
  expect.soft(featured.length, `${path}: featured studies`).toBe(1);
  expect.soft(studies.length, `${path}: at most three other studies`).toBeLessThanOrEqual(4);
  if (animated) {
    const counting = metrics.filter((metric) => metric.querySelector('[data-count]'));
    expect.soft(metrics.length, `${path}: metrics`).toBeGreaterThan(0);
    expect.soft(counting.length, `${path}: every metric counts up`).toBe(metrics.length);
  }
}

function checkFeatures(main: HtmlElement, { path, features = [], popular = [] }: Facts) {
  const titles = all(main, '#features h3').map((title) => textOf(title).toLowerCase());
  for (const name of features) {
    const named = titles.filter((title) => title.includes(name)).length;
    expect.soft(named, `${path}: one feature is named ${name}, of ${titles.join(', ')}`).toBe(1);
  }
  const entries = all(main, '#features a').map((entry) => textOf(entry).toLowerCase());
  for (const name of popular) {
    const flagged = entries.filter((entry) => entry.startsWith(`${name} popular`)).length;
    expect.soft(flagged, `${path}: ${name} is marked popular`).toBe(1);
  }
}

function checkText(main: HtmlElement, text: string, facts: Facts) {
  const { path, claims = [], minimum, caseMinimum } = facts;
  for (const claim of claims) {
    expect.soft(isClaimed(text, claim), `${path}: shows ${claim.join(' with ')}`).toBe(true);
  }
  if (minimum) expect.soft(isMinimum(text, minimum), `${path}: minimum ${minimum}`).toBe(true);
  if (caseMinimum) {
    const cases = textOf(part(main, '#case-studies'));
    expect.soft(cases, `${path}: a case shows ${caseMinimum}`).toMatch(whole(caseMinimum));
  }
  const words = text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  expect.soft(words, `${path}: at least 900 words`).toBeGreaterThanOrEqual(900);
  expect.soft(words, `${path}: at most 1,600 words`).toBeLessThanOrEqual(1600);
  if (MONEY.test(text)) {
    const plain = sentences(main).filter((sentence) => RISK.test(sentence));
    expect.soft(plain, `${path}: a plain risk line, as it speaks of money`).not.toEqual([]);
  }
}

function checkHead(dom: HtmlElement, path: string) {
  const title = textOf(part(dom, 'title'));
  const meta = dom.querySelector('meta[name="description"]');
  const description = decoded(attribute(meta, 'content') ?? '');
  expect.soft(canonicalOf(dom), `${path}: canonical`).toBe(path);
  expect.soft(title.length, `${path}: length of title "${title}"`).toBeLessThanOrEqual(75);
  expect.soft(description.length, `${path}: description, least`).toBeGreaterThanOrEqual(70);
  expect.soft(description.length, `${path}: description, most`).toBeLessThanOrEqual(160);
}

const canonicalOf = (dom: HtmlElement) =>
  new URL(attribute(part(dom, 'link[rel="canonical"]'), 'href') ?? '').pathname;

const PATHS = FACTS.map(({ path }) => path);

for (const facts of FACTS) {
  const { path, alias } = facts;
  test(`${path} keeps to the facts of the spec`, async ({ request }) => {
    const { dom, main, text } = await read(request, path);
    await test.step('head', () => checkHead(dom, path));
    await test.step('calls and view-all', () => checkCalls(main, facts));
    await test.step('durations', () => checkProcess(main, facts));
    await test.step('parts', () => checkParts(main, facts));
    await test.step('features', () => checkFeatures(main, facts));
    await test.step('figures, length and risk', () => checkText(main, text, facts));
    await test.step('related pages', async () => {
      const related = all(main, 'section[aria-labelledby="related-title"] a').map(href);
      const others = new Set(related.filter((target) => target !== path));
      expect.soft([2, 3], `${path}: number of related pages`).toContain(related.length);
      expect.soft(others.size, `${path}: related pages are others`).toBe(related.length);
      for (const target of others) {
        expect.soft(PATHS, `${path}: related page exists`).toContain(target);
      }
    });
  });

  if (alias) {
    test(`${alias} shows ${path} and names it as canonical`, async ({ request }) => {
      const [first, second] = [await read(request, path), await read(request, alias)];
      expect(canonicalOf(second.dom), `${alias}: canonical`).toBe(path);
      expect(second.text, `${alias}: text`).toBe(first.text);
    });
  }
}

test('the table has a row for each of the 39 offer pages, and three aliases', () => {
  expect(PATHS.toSorted()).toEqual(offers.map(({ path }) => path).toSorted());
  expect(new Set(PATHS).size).toBe(39);
  expect(FACTS.flatMap(({ alias }) => alias ?? [])).toHaveLength(3);
});

test('all pages together use every call and target of the spec', async ({ request }) => {
  const pages = await Promise.all(PATHS.map((path) => read(request, path)));
  const calls = pages.map(({ main }) => callsOf(main));
  const seconds = new Set(calls.map(({ second }) => (isOutside(second) ? 'outside' : second)));
  expect.soft(seconds, 'second calls').toEqual(new Set([...SECOND_CALLS, 'outside']));
  const targets = new Set(calls.map(({ viewAll }) => viewAll));
  expect.soft(targets, 'view-all').toEqual(new Set([...VIEW_ALL, '/case-studies', null]));
  const blocks = pages.map(({ main }) => main.querySelector('#results'));
  const moving = blocks.map((block) => Boolean(block?.querySelector('[data-count]')));
  expect.soft(blocks, 'some pages omit the metrics').toContain(null);
  expect.soft(new Set(moving), 'some animate, some do not').toEqual(new Set([true, false]));
});
