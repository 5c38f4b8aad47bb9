import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../tests/browser/launch.ts';
import { LIMITS, spread, verdict } from './figure.ts';
import { serveReference, serveSite } from './sites.ts';
import { type Turn, touch } from './touch.ts';

/**
 * Measures the built site as the first act of a visitor on a slow phone, and prints one table for each page:
 * `npm run bench`. docs/bench.md explains it. It is not a test: it fails only when something could not be measured.
 */

const PAGES = [
  '/',
  '/solutions/real-estate',
  '/resources/blog/travel-rule-in-practice',
  '/contact',
];

const { values: options } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    pages: { type: 'string', default: PAGES.join() },
    runs: { type: 'string', default: '3' },
    beside: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs has to be a whole number from 1');
const pages = options.pages.split(',');
/** Name and address of each other site. */
const beside = options.beside.map((one) => {
  const at = one.indexOf('=');
  return [one.slice(0, at), one.slice(at + 1)] as const;
});

const site = await serveSite(options.dist);
const bare = await serveReference(options.dist);
// This is as visitors have it: the browser caches documents that were left.
const browser = await chromium.launch({
  ...launchOptions(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});

/** The addresses that take turns. Another site has one page, beside which each of ours stands. */
const addresses = [
  ...pages.flatMap((page) => [site.origin + page, bare.origin + page]),
  ...beside.map(([, url]) => url),
];
const turns = new Map<string, Turn[]>(addresses.map((address) => [address, []]));

/** The values of one row at an address, in the order of the runs. */
const valuesOf = (address: string, row: string) =>
  (turns.get(address) ?? []).map((turn) => turn[row]).filter((value) => value !== undefined);

/** The table of one page: for each row the site, the pages beside it, and the limit. */
function tableOf(page: string) {
  const others = [['bare', bare.origin + page] as const, ...beside];
  const rows = Object.keys(turns.get(site.origin + page)?.[0] ?? {});
  const lineOf = (row: string) => {
    const ours = valuesOf(site.origin + page, row);
    const values = Object.fromEntries(others.map(([name, url]) => [name, valuesOf(url, row)]));
    const shown = Object.entries({ ours, ...values }).map(([name, list]) => [name, spread(list)]);
    return { ...Object.fromEntries(shown), limit: verdict(LIMITS[row], ours, values) };
  };
  return Object.fromEntries(rows.map((row) => [row, lineOf(row)]));
}

try {
  for (let run = 0; run < runs; run += 1)
    for (const address of addresses) turns.get(address)?.push(await touch(browser, address));
  for (const page of pages) {
    console.info(page);
    console.table(tableOf(page));
  }
} finally {
  await browser.close();
  site.stop();
  bare.stop();
}
