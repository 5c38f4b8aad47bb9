import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../tests/browser/launch.ts';
import { allRoutes } from '../../tests/browser/routes.ts';
import { backInTurns } from './back.ts';
import { buildSite, timeBuilds } from './build.ts';
import { clickInTurns } from './click.ts';
import { type Figure, printTable, verdict } from './figure.ts';
import { scorePage } from './lighthouse.ts';
import { loadInTurns } from './load.ts';
import { type BenchPart, readOptions } from './options.ts';
import { backRows, buildRow, clickRows, loadRows, scoreRows, tapRows, weightRows } from './rows.ts';
import { serveReference, serveSite } from './sites.ts';
import { LAYERS, type Layer, tapInTurns } from './tap.ts';
import { weighPages } from './weight.ts';

/**
 * Measures the built site and prints a table: `npm run bench`, or `npm run bench -- --quick` without Lighthouse
 * and the build. docs/bench.md explains it. It is not a test: it fails only when something could not be
 * measured.
 */

const { dir, runs, parts } = readOptions();
if (!existsSync(join(dir, 'index.html'))) {
  console.info(`${dir} is missing and is built first.`);
  buildSite(dir);
}
const routes = allRoutes(dir);

/** The pages that are timed one by one. */
const TIMED = Object.entries({
  home: '/',
  offer: '/industries/energy',
  article: routes.find((route) => route.startsWith('/resources/blog/')) ?? '/',
  contact: '/contact',
});
/** A link that is in the main element and in the mega menu. */
const LINK = { from: '/', to: '/platforms/white-label-tokenization' };
const LIGHTHOUSE_RUNS = 3;
const BUILD_RUNS = 3;

const site = await serveSite(dir);
const reference = await serveReference(dir, 'system');
const bare = await serveReference(dir, 'preloaded');
// This is as visitors have it: the browser caches documents that were left.
const own = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };
const browser = await chromium.launch({ ...launchOptions(), ...own });
const bothOf = (path: string) => [site.origin + path, reference.origin + path];

const measure: Record<BenchPart, () => Promise<Figure[]>> = {
  async weight() {
    return weightRows(await weighPages(browser, dir, site.origin, routes));
  },
  async load() {
    const rows: Figure[] = [];
    for (const [name, path] of TIMED) {
      const urls = [...bothOf(path), bare.origin + path];
      const [loads = [], others = [], bares = []] = await loadInTurns(browser, urls, runs);
      rows.push(...loadRows(name, loads, bares, others));
    }
    return rows;
  },
  async tap() {
    const rows: Figure[] = [];
    for (const layer of Object.keys(LAYERS) as Layer[]) {
      for (const [name, path] of layer === 'phone menu' ? TIMED : TIMED.slice(0, 1)) {
        const urls = layer === 'search' ? bothOf(path).slice(0, 1) : bothOf(path);
        const [taps = [], others = []] = await tapInTurns(browser, urls, layer, runs);
        rows.push(...tapRows(layer, name, taps, others));
      }
    }
    return rows;
  },
  async back() {
    const rows: Figure[] = [];
    for (const [name, path] of TIMED) {
      const [times = [], others = []] = await backInTurns(browser, bothOf(path), runs);
      rows.push(...backRows(name, times, others));
    }
    return rows;
  },
  async click() {
    const clicks = await clickInTurns(browser, site.origin, reference.origin, LINK, runs);
    return clicks.flatMap(([way, list]) => clickRows(way, list));
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
  reference.stop();
  bare.stop();
  console.info(`\n${printTable(figures)}`);
}
