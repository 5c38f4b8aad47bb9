import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../tests/browser/launch.ts';
import { allRoutes } from '../../tests/browser/routes.ts';
import { buildSite, timeBuilds } from './build.ts';
import { clickInTurns } from './click.ts';
import { type Figure, printTable, verdict } from './figure.ts';
import { scorePage } from './lighthouse.ts';
import { loadInTurns } from './load.ts';
import { type BenchPart, readOptions } from './options.ts';
import { buildRow, clickRow, loadRows, scoreRows, weightRows } from './rows.ts';
import { serveBare, serveSite } from './sites.ts';
import { weighPages } from './weight.ts';

/**
 * Measures the built site and prints one table: `npm run bench`, or `npm run bench -- --quick` without
 * Lighthouse and the build. docs/bench.md says how to read it. It is no test: it fails only when
 * something could not be measured.
 */

/** The pages that are timed on their own. */
const TIMED = Object.entries({ home: '/', inner: '/industries/energy' });
/** A link that stands in main and in the mega menu. */
const LINK = { from: '/', to: '/platforms/white-label-tokenization' };
const LIGHTHOUSE_RUNS = 5;
const BUILD_RUNS = 3;

const { dir, runs, parts } = readOptions();
if (!existsSync(join(dir, 'index.html'))) {
  console.info(`${dir} is missing and is built first.`);
  buildSite(dir);
}

const site = await serveSite(dir);
const bare = await serveBare(dir);
const browser = await chromium.launch(launchOptions());
const routes = allRoutes(dir);

const measure: Record<BenchPart, () => Promise<Figure[]>> = {
  async weight() {
    return weightRows(await weighPages(browser, dir, site.origin, routes));
  },
  async load() {
    const rows: Figure[] = [];
    for (const [name, path] of TIMED) {
      const urls = [site.origin + path, bare.origin + path];
      const [loads = [], bareLoads = []] = await loadInTurns(browser, urls, runs);
      rows.push(...loadRows(name, loads, bareLoads));
    }
    return rows;
  },
  async click() {
    const clicks = await clickInTurns(browser, site.origin, bare.origin, LINK, runs);
    return clicks.map(([way, list]) => clickRow(way, list));
  },
  async lighthouse() {
    const rows: Figure[] = [];
    for (const [name, path] of TIMED) {
      rows.push(...scoreRows(name, await scorePage(site.origin + path, LIGHTHOUSE_RUNS)));
    }
    return rows;
  },
  async build() {
    return [buildRow(timeBuilds(BUILD_RUNS), routes.length)];
  },
};

const figures: Figure[] = [];
try {
  for (const part of parts) {
    const rows = await measure[part]();
    const over = rows.filter((row) => verdict(row) === 'over').length;
    console.info(`${part}: ${over > 0 ? `${over} over` : 'done'}`);
    figures.push(...rows);
  }
} finally {
  await browser.close();
  site.stop();
  bare.stop();
  console.info(`\n${printTable(figures)}`);
}
