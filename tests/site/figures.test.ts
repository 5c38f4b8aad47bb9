import { readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, localeOfPath } from '@falaj/contract/locale.ts';
import type { HtmlElement } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { read } from '../../src/content/read/reader.ts';
import { FIGURE_STATUSES } from '../../src/schemas/figures/choices.ts';
import { isFigure } from '../../src/schemas/figures/figure.ts';
import type { Claim } from '../../src/sections/Ledger/claim.ts';
import { all, built, hrefOf, mainOf, textOf } from './support/built.ts';

const LIST = read('messages', DEFAULT_LOCALE).figureStatus.href;
const claims: (Claim & { page: string })[] = JSON.parse(readFileSync(`dist${LIST}.json`, 'utf8'));
const pathOf = ({ page }: { page: string }) => new URL(page).pathname;

/** The text of an element without what the links in it say, such as that of a mark. */
const withoutLinks = (element: HtmlElement) =>
  all(element, 'a')
    .reduce((text, link) => text.replace(textOf(link), ''), textOf(element))
    .trim();

/** The lines with figures in a part of a page, each with the figure and the links in the line. */
const linesOf = (root: HtmlElement) =>
  all(root, 'dl > div').flatMap((line) => {
    const value = all(line, 'dd').map(withoutLinks).find(isFigure);
    return value ? [{ value, marks: all(line, 'a').map(hrefOf) }] : [];
  });

/** The parts of a hero. */
const HERO = 'main header > div';

const isMark = (href: string) => href.startsWith(`${LIST}#`);

describe('every figure says what it is', () => {
  test.each([...built.pages.keys()].filter((path) => path !== LIST))('%s', (path) => {
    const page = built.pages.get(path)?.dom as HtmlElement;
    for (const { value, marks } of all(page, `${HERO}, #results, #features`).flatMap(linesOf))
      expect.soft(marks.filter(isMark), `what ${value} is`).toHaveLength(1);
    // Case studies say it once for all their figures.
    for (const study of all(page, '#case-studies article'))
      expect.soft(all(study, 'a').map(hrefOf).filter(isMark), textOf(study)).not.toEqual([]);
  });
});

describe('the ledger', () => {
  test('gives each its status, period, method, counter and day', () => {
    expect(claims.length).toBeGreaterThan(0);
    for (const { figure, status, period, basis, counted, date } of claims) {
      expect.soft(FIGURE_STATUSES, figure).toContain(status);
      for (const answer of [period, basis, counted]) expect.soft(answer, figure).toBeTruthy();
      expect.soft(date, figure).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  test('has every figure of every hero, in the table as in the file', () => {
    const table = textOf(mainOf(LIST));
    for (const [path, { dom }] of built.pages)
      for (const { value } of inRootLanguage(path) ? all(dom, HERO).flatMap(linesOf) : []) {
        const listed = claims.some((claim) => pathOf(claim) === path && claim.figure === value);
        if (isCanonical(path)) expect.soft(listed, `${value} of ${path}`).toBe(true);
        expect.soft(table).toContain(value);
      }
  });

  test('is led to from the footer of every page', () => {
    for (const [path, { dom }] of built.pages)
      expect.soft(all(dom, 'footer a').map(hrefOf), path).toContain(LIST);
  });
});

/** The list is in the root language, whose figures the other languages take over. */
const inRootLanguage = (path: string) => localeOfPath(path) === DEFAULT_LOCALE;

/** Whether an address is the page's canonical one, and not an alias. */
function isCanonical(path: string): boolean {
  const link = built.pages.get(path)?.dom.querySelector('link[rel="canonical"]');
  return link ? new URL(hrefOf(link)).pathname === path : false;
}
