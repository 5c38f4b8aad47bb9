import { type Budget, budgets } from '../../budgets.ts';
import type { Click, Way } from './click.ts';
import { type Figure, largestOf, median, medianOf, ratioOf } from './figure.ts';
import { CATEGORIES, type Scores } from './lighthouse.ts';
import { limits } from './limits.ts';
import type { Load } from './load.ts';
import type { PageWeight } from './weight.ts';

type Weight = Exclude<keyof PageWeight, 'path'>;

/** The line of one weight: the heaviest page against its budget. */
function weightRow(what: string, weights: PageWeight[], part: Weight, budget?: Budget): Figure {
  const { unit, limit } = budget ?? { unit: 'KB', limit: undefined };
  const spread = largestOf(weights.map((weight) => weight[part]));
  const heaviest = weights.find((weight) => weight[part] === spread.measured);
  const note = spread.max > spread.min ? (heaviest?.path ?? '') : 'every page';
  return { what, unit, limit, ...spread, digits: unit === 'files' ? 0 : 1, note };
}

/** What the pages weigh in a browser. */
export function weightRows(weights: PageWeight[]): Figure[] {
  const inner = weights.filter(({ path }) => path !== '/');
  const row = weightRow;
  return [
    row('script before any interaction, gzip', weights, 'scriptFirst', budgets.scriptFirst),
    row('script after every island, gzip', weights, 'scriptAll', budgets.scriptAll),
    row('CSS of a page, gzip', weights, 'styles', budgets.styles),
    row('fonts on first paint', weights, 'fontFiles', budgets.fontFiles),
    row('fonts on first paint', weights, 'fonts', budgets.fonts),
    row('transfer, inner page, phone, first visit', inner, 'transfer', budgets.innerPhone),
    row('the same in gzip', inner, 'transferGzip'),
    row('the same, read to its end', inner, 'transferRead', budgets.innerPhone),
  ];
}

/** What a first visit on a slow phone is like, against the same page without its scripts. */
export function loadRows(name: string, loads: Load[], bare: Load[]): Figure[] {
  const ms = (values: number[]) => ({ unit: 'ms', digits: 0, ...medianOf(values) });
  const lcp = (list: Load[]) => list.map((load) => load.lcp);
  const blocking = (list: Load[]) => list.map((load) => load.blocking);
  const byScript = loads.map((load) => load.blockingByScript);
  const shift = { unit: '', limit: limits.shift, digits: 2 };
  const element = `largest: ${loads[0]?.element ?? ''}`;
  return [
    { what: `LCP, ${name}`, ...ms(lcp(loads)), note: element },
    { what: `LCP, ${name}, bare`, ...ms(lcp(bare)), note: `largest: ${bare[0]?.element ?? ''}` },
    {
      what: `LCP, ${name}, to bare`,
      unit: 'x',
      limit: limits.lcpRatio,
      ...ratioOf(lcp(loads), lcp(bare)),
      digits: 2,
    },
    { what: `TBT by our scripts, ${name}`, limit: limits.blocking, ...ms(byScript) },
    { what: `TBT in all, ${name}`, ...ms(blocking(loads)) },
    { what: `TBT in all, ${name}, bare`, ...ms(blocking(bare)) },
    { what: `CLS, ${name}`, ...shift, ...medianOf(loads.map((load) => load.shift)) },
  ];
}

const WAYS: Record<Way, { what: string; limit?: number; soft: boolean }> = {
  main: { what: 'link in main, hovered', limit: limits.heading, soft: true },
  menu: { what: 'link in menu, hovered', limit: limits.heading, soft: true },
  unhovered: { what: 'link in main, not hovered', soft: true },
  plain: { what: 'plain documents, hovered', soft: false },
};

/** How long a click takes to show the next page's heading. */
export function clickRow(way: Way, clicks: Click[]): Figure {
  const { what, limit, soft } = WAYS[way];
  const painted = median(clicks.map((click) => click.painted));
  const requests = Math.max(...clicks.map((click) => click.requests));
  const note = [
    `painted ${painted.toFixed(0)}`,
    requests === 1 ? 'asked once' : `ASKED ${requests} TIMES`,
    ...(clicks.every((click) => click.soft === soft) ? [] : ['NOT CLIENT-SIDE']),
  ].join(', ');
  const spread = medianOf(clicks.map((click) => click.frame));
  return { what: `click to heading, ${what}`, unit: 'ms', limit, ...spread, digits: 0, note };
}

/** Lighthouse's scores of a page. */
export function scoreRows(name: string, scores: Scores[]): Figure[] {
  const speed = Math.min(...scores.map(({ benchmarkIndex }) => benchmarkIndex));
  return CATEGORIES.map((category) => ({
    what: `Lighthouse ${category}, ${name}`,
    unit: '',
    limit: limits.lighthouse,
    atLeast: true,
    ...medianOf(scores.map((score) => score[category])),
    digits: 0,
    note: category === 'performance' ? `benchmarkIndex from ${speed.toFixed(0)}` : undefined,
  }));
}

/** How long a build takes. */
export function buildRow(seconds: number[], pages: number): Figure {
  const spread = medianOf(seconds);
  const note = `${pages} pages`;
  return { what: 'build, warm', unit: 's', limit: limits.build, ...spread, digits: 1, note };
}
