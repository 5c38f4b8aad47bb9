import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../tests/browser/launch.ts';
import { allRoutes } from '../tests/browser/routes.ts';
import { buildSite, timeBuilds } from './bench/build.ts';
import { type Click, clickOnce, type Way } from './bench/click.ts';
import { type Figure, printTable, verdict } from './bench/figure.ts';
import { scorePage } from './bench/lighthouse.ts';
import { loadInTurns } from './bench/load.ts';
import { buildRow, clickRows, loadRows, scoreRows, weightRows } from './bench/rows.ts';
import { serveBare, serveSite } from './bench/sites.ts';
import { weighPages } from './bench/weight.ts';

/**
 * Measures the built site and prints one table: `npm run bench`, or `npm run bench -- --quick` without
 * Lighthouse and the build. docs/bench.md says how to read it. It is no test: it fails only when
 * something could not be measured.
 */

const { values: options } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    quick: { type: 'boolean', default: false },
    runs: { type: 'string', default: '7' },
    only: { type: 'string', default: 'weight,load,click,lighthouse,build' },
  },
});

/** The pages that are timed: one link leads from the first to the last, in main and in the menu. */
const HOME = '/';
const INNER = '/industries/energy';
const NEXT = '/platforms/white-label-tokenization';
const LIGHTHOUSE_RUNS = 5;
const BUILD_RUNS = 3;
const ALL_WAYS: Way[] = ['main', 'menu', 'unhovered', 'plain'];

const dir = options.dist;
const runs = Number(options.runs);
const parts = options.only
  .split(',')
  .filter((part) => !options.quick || !['lighthouse', 'build'].includes(part));

if (!existsSync(join(dir, 'index.html'))) {
  console.info(`${dir} is missing and is built first.`);
  buildSite(dir);
}

const figures: Figure[] = [];
const add = (what: string, rows: Figure[]) => {
  const missed = rows.filter((row) => verdict(row) === 'over').length;
  console.info(`${what}: ${missed > 0 ? `${missed} over` : 'done'}`);
  figures.push(...rows);
};

const site = await serveSite(dir);
const bare = await serveBare(dir);
const browser = await chromium.launch(launchOptions());
try {
  const routes = allRoutes(dir);
  if (parts.includes('weight')) {
    add('weight of pages', weightRows(await weighPages(browser, dir, site.origin, routes)));
  }
  if (parts.includes('load')) {
    for (const [name, path] of [
      ['home', HOME],
      ['inner', INNER],
    ] as const) {
      const urls = [site.origin + path, bare.origin + path];
      const [loads = [], bareLoads = []] = await loadInTurns(browser, urls, runs);
      add(`first visit, ${name}`, loadRows(name, loads, bareLoads));
    }
  }
  if (parts.includes('click')) {
    const clicks = new Map<Way, Click[]>(ALL_WAYS.map((way) => [way, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const [way, list] of clicks) {
        const { origin } = way === 'plain' ? bare : site;
        list.push(await clickOnce(browser, origin, { from: HOME, to: NEXT }, way));
      }
    }
    add(
      'clicks',
      [...clicks].map(([way, list]) => clickRows(way, list)),
    );
  }
  await browser.close();
  if (parts.includes('lighthouse')) {
    for (const [name, path] of [
      ['home', HOME],
      ['inner', INNER],
    ] as const) {
      const scores = await scorePage(site.origin + path, LIGHTHOUSE_RUNS);
      add(`Lighthouse, ${name}`, scoreRows(name, scores));
    }
  }
  if (parts.includes('build')) add('build', [buildRow(timeBuilds(BUILD_RUNS), routes.length)]);
} finally {
  await browser.close();
  site.stop();
  bare.stop();
}

console.info(`\n${printTable(figures)}`);
