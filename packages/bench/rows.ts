import { type Budget, budgets } from '../../budgets.ts';
import type { Click, Way } from './click.ts';
import { type Figure, largestOf, median, medianOf, ratioOf } from './figure.ts';
import { CATEGORIES, type Scores } from './lighthouse.ts';
import { limits } from './limits.ts';
import type { Load } from './load.ts';
import type { Layer, Tap } from './tap.ts';
import type { PageWeight } from './weight.ts';

type Weight = Exclude<keyof PageWeight, 'path'>;

/** The row of one weight: the heaviest page compared to its budget. */
function weightRow(what: string, weights: PageWeight[], part: Weight, budget?: Budget): Figure {
  const unit = part === 'fontFiles' ? 'files' : 'KB';
  const spread = largestOf(weights.map((weight) => weight[part]));
  const heaviest = weights.find((weight) => weight[part] === spread.measured);
  const note = spread.max > spread.min ? (heaviest?.path ?? '') : 'every page';
  return { what, unit, limit: budget?.limit, ...spread, digits: unit === 'files' ? 0 : 1, note };
}

/** The weights of the pages in a browser. */
export function weightRows(weights: PageWeight[]): Figure[] {
  const inner = weights.filter(({ path }) => path !== '/');
  const row = weightRow;
  return [
    row('script before any interaction, gzip', weights, 'scriptFirst', budgets.scriptFirst),
    row('script after every island, gzip', weights, 'scriptAll'),
    row('CSS of a page, gzip', weights, 'styles'),
    row('fonts on first paint', weights, 'fontFiles'),
    row('fonts on first paint', weights, 'fonts', budgets.fonts),
    row('transfer, inner page, phone, first visit', inner, 'transfer'),
    row('the same in gzip', inner, 'transferGzip'),
    row('the same, read to its end', inner, 'transferRead'),
  ];
}

/**
 * The figures of a first visit on a slow phone, compared to a bare page with our fonts and one with the
 * system's.
 */
export function loadRows(name: string, loads: Load[], bare: Load[], system: Load[]): Figure[] {
  const ms = { unit: 'ms', digits: 0 };
  const times = (what: string, pick: (load: Load) => number, limit: number) => [
    { what: `${what}, ${name}`, ...ms, ...medianOf(loads.map(pick)) },
    { what: `${what}, ${name}, bare`, ...ms, ...medianOf(bare.map(pick)) },
    {
      ...{ what: `${what}, ${name}, to bare`, unit: 'x', digits: 2, limit },
      ...ratioOf(loads.map(pick), bare.map(pick)),
    },
    { what: `${what}, ${name}, bare in system fonts`, ...ms, ...medianOf(system.map(pick)) },
  ];
  const [lcp, ...ofLcp] = times('LCP', (load) => load.lcp, limits.lcpRatio);
  const shift = { unit: '', limit: limits.shift, digits: 2 };
  const longest = (list: Load[]) => medianOf(list.map((load) => load.longest));
  return [
    ...times('FCP', (load) => load.fcp, limits.fcpRatio),
    { ...(lcp as Figure), note: `largest: ${loads[0]?.element ?? ''}` },
    ...ofLcp,
    {
      what: `TBT by our scripts, ${name}`,
      ...{ unit: 'ms', digits: 0, limit: limits.blocking },
      ...medianOf(loads.map((load) => load.blockingByScript)),
    },
    { what: `longest task, ${name}`, ...ms, ...longest(loads) },
    { what: `longest task, ${name}, bare`, ...ms, ...longest(bare) },
    { what: `CLS, ${name}`, ...shift, ...medianOf(loads.map((load) => load.shift)) },
  ];
}

/** The time that a layer takes to open. */
export function tapRows(layer: Layer, name: string, taps: Tap[], reference: Tap[]): Figure[] {
  const ms = { unit: 'ms', digits: 0 };
  const painted = (list: Tap[]) => medianOf(list.map((tap) => tap.painted));
  const interactions = (list: Tap[]) =>
    `interaction ${median(list.map((tap) => tap.interaction)).toFixed(0)}`;
  const what = `${layer}, tap to painted, ${name}`;
  const ours = { ...ms, ...painted(taps), note: interactions(taps) };
  // Without scripts the search is a link, which cannot be compared.
  if (layer === 'search') return [{ what, ...ours }];
  const theirs = { ...ms, ...painted(reference), note: interactions(reference) };
  const phone = layer === 'phone menu';
  const inp = {
    ...{
      what: `${layer}, interaction (INP), ${name}`,
      limit: phone ? limits.interaction : undefined,
    },
    ...{ ...ms, ...medianOf(taps.map((tap) => tap.interaction)) },
  };
  return [
    { what, limit: phone ? limits.menu : undefined, ...ours },
    { what: `${what}, reference`, ...theirs },
    inp,
  ];
}

/** The time that going back takes. */
export const backRows = (name: string, times: number[], reference: number[]): Figure[] => [
  { what: `back, ${name}`, unit: 'ms', digits: 0, limit: limits.back, ...medianOf(times) },
  { what: `back, ${name}, reference`, unit: 'ms', digits: 0, ...medianOf(reference) },
];

const WAYS: Record<Way, { what: string; limit?: number; soft: boolean }> = {
  main: { what: 'link in main, hovered', limit: limits.heading, soft: true },
  menu: { what: 'link in menu, hovered', limit: limits.heading, soft: true },
  cold: { what: 'first act on a phone', limit: limits.coldHeading, soft: true },
  plain: { what: 'plain documents, hovered', soft: false },
};

/** The time from a click to the next page's heading, and what is fetched for it. */
export function clickRows(way: Way, clicks: Click[]): Figure[] {
  const { what, limit, soft } = WAYS[way];
  const painted = median(clicks.map((click) => click.painted));
  const requests = Math.max(...clicks.map((click) => click.requests));
  const note = [
    `painted ${painted.toFixed(0)}`,
    requests === 1 ? 'asked once' : `ASKED ${requests} TIMES`,
    ...(clicks.every((click) => click.soft === soft) ? [] : ['NOT CLIENT-SIDE']),
  ].join(', ');
  const spread = medianOf(clicks.map((click) => click.frame));
  const row = { what: `click to heading, ${what}`, unit: 'ms', limit, ...spread, digits: 0, note };
  const bytes = medianOf(clicks.map((click) => click.bytes / 1000));
  if (bytes.max === 0) return [row];
  const most = way === 'cold' ? limits.coldBytes : undefined;
  return [
    row,
    { what: `${row.what}, fetched for it`, unit: 'KB', limit: most, ...bytes, digits: 1 },
  ];
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

/** The time that a build takes. */
export function buildRow(seconds: number[], pages: number): Figure {
  const spread = medianOf(seconds);
  const note = `${pages} pages`;
  return { what: 'build, warm', unit: 's', limit: limits.build, ...spread, digits: 1, note };
}
