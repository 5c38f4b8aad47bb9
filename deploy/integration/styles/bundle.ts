import { keepLoads, loadsOf, type Needed } from './loads.ts';

/** Pieces of a style sheet that are put into one style element, and the pages that need at least one of them. */
export interface Bundle extends Needed {
  /** The pieces, in the order of the sheet. */
  pieces: string[];
}

type Pieces = Map<string, Needed>;
type Pair = [string, string];

/** What bundles have to keep to. All weights are bytes of styles, or of what compresses to as much. */
export interface Limits {
  /** The greatest number of bundles; the security policy of the site lists the hash of each. */
  most: number;
  /** The weight of each page without its styles. */
  pages?: ReadonlyMap<string, number>;
  /** The weight of the opening of each page without its styles. */
  openings?: ReadonlyMap<string, number>;
  /** The most bytes of styles in a page, as far as the number of bundles allows. */
  mostInPage?: number;
  /** What no opening is to weigh with its styles, likewise. */
  mostInOpening?: number;
}

/** How much an additional byte costs on a page. */
type Weigh = (page: string) => number;

/**
 * Exponent of the cost of bytes on a page with many styles. Of the powers from 1 to 4, this one served the
 * average page, the heaviest ones and those of one kind, such as the list of all figures, best together.
 */
const POWER = 2.5;

/**
 * The cost of a byte on each page. It is higher on a page that needs many bytes, so that the heaviest pages
 * get the fewest more.
 */
function weighing(pieces: Pieces, own?: ReadonlyMap<string, number>): Weigh {
  const loads = loadsOf('pages', pieces.values(), own);
  return (page) => (loads.get(page) ?? 0) ** POWER;
}

/** The cost of the bytes that pages would carry without need if two bundles became one. */
function waste(a: Bundle, b: Bundle, weigh: Weigh): number {
  const worth = (pages: Set<string>) => [...pages].reduce((sum, page) => sum + weigh(page), 0);
  return a.size * worth(b.pages.difference(a.pages)) + b.size * worth(a.pages.difference(b.pages));
}

const merge = (a: Bundle, b: Bundle): Bundle => ({
  pieces: [...a.pieces, ...b.pieces],
  size: a.size + b.size,
  pages: a.pages.union(b.pages),
  openings: a.openings.union(b.openings),
});

/** Two bundles and the cost of joining them. */
interface Offer {
  pair: [Bundle, Bundle];
  cost: number;
}

/** The offer that costs least. Only one that costs less than those before it is asked whether it fits. */
const cheapest = (offers: Offer[], fits: (offer: Offer) => boolean) =>
  offers.reduce<Offer | undefined>(
    (best, one) => ((best && best.cost <= one.cost) || !fits(one) ? best : one),
    undefined,
  );

/** Joins pieces until there are few enough bundles. The pieces of each pair in `united` share a bundle. */
function merged(pieces: Pieces, united: Pair[], limits: Limits): Bundle[] {
  const weigh = weighing(pieces, limits.pages);
  const inPages = keepLoads('pages', [...pieces.values()]);
  const inOpenings = keepLoads('openings', [...pieces.values()], limits.openings);
  let bundles: Bundle[] = [...pieces].map(([name, piece]) => ({ ...piece, pieces: [name] }));
  const offered = (a: Bundle, b: Bundle): Offer => ({ pair: [a, b], cost: waste(a, b, weigh) });
  let offers: Offer[] = [];
  const unite = (a: Bundle, b: Bundle) => {
    for (const loads of [inPages, inOpenings]) loads.join(a, b);
    const one = merge(a, b);
    bundles = bundles.filter((other) => other !== a && other !== b);
    // The costs of other pairs are unchanged. Computing all of them again took most of the time.
    offers = offers.filter(({ pair }) => !pair.includes(a) && !pair.includes(b));
    offers.push(...bundles.map((other) => offered(other, one)));
    bundles.push(one);
  };
  const holding = (name: string) => bundles.find((one) => one.pieces.includes(name));
  for (const [one, other] of united) {
    const [a, b] = [holding(one), holding(other)];
    if (a && b && a !== b) unite(a, b);
  }
  offers = bundles.flatMap((a, at) => bundles.slice(at + 1).map((b) => offered(a, b)));
  const { most, mostInPage = Infinity, mostInOpening = Infinity } = limits;
  const fits = ({ pair }: Offer) =>
    inPages.heaviestOf(...pair) <= mostInPage && inOpenings.heaviestOf(...pair) <= mostInOpening;
  const next = () => {
    const isTooMany = bundles.length > most;
    const best = cheapest(offers, fits) ?? (isTooMany ? cheapest(offers, () => true) : undefined);
    return best && (isTooMany || best.cost === 0) ? best.pair : undefined;
  };
  for (let pair = next(); pair; pair = next()) unite(...pair);
  const order = [...pieces.keys()];
  for (const one of bundles) one.pieces.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return bundles;
}

/**
 * Sorts bundles so that the order of every pair is kept where that is possible: a bundle follows once all
 * that have to precede it are placed. The first piece precedes all others, since it declares the order of the
 * layers.
 */
function sorted(bundles: Bundle[], pairs: Pair[], pieces: Pieces): Bundle[] {
  const order = [...pieces.keys()];
  const home = new Map(bundles.flatMap((one) => one.pieces.map((name) => [name, one] as const)));
  const before = new Map(bundles.map((one) => [one, new Set<Bundle>()]));
  const opening = order.slice(1).map((name): Pair => [order[0] ?? '', name]);
  for (const pair of [...opening, ...pairs]) {
    const [a, b] = pair
      .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
      .map((name) => home.get(name));
    if (a && b && a !== b) before.get(b)?.add(a);
  }
  const first = (one: Bundle) => order.indexOf(one.pieces[0] ?? '');
  const left = new Set(bundles.toSorted((a, b) => first(a) - first(b)));
  const done: Bundle[] = [];
  while (left.size > 0) {
    // Where bundles wait for each other in a circle, the first one is taken, and the caller unites the pairs
    // that this turns round.
    const next = [...left].find((one) => before.get(one)?.isDisjointFrom(left)) ?? [...left][0];
    if (!next) break;
    left.delete(next);
    done.push(next);
  }
  return done;
}

/** The pairs whose order is the wrong way round in these bundles. */
function turned(bundles: Bundle[], pairs: Pair[], pieces: Pieces): Pair[] {
  const order = [...pieces.keys()];
  const at = (name: string) => bundles.findIndex((one) => one.pieces.includes(name));
  return pairs.filter(
    ([one, other]) =>
      Math.sign(order.indexOf(one) - order.indexOf(other)) * (at(one) - at(other)) < 0,
  );
}

/**
 * Puts the pieces of a style sheet into a few bundles, so that no page carries many styles that it does not
 * need. Pieces that are needed by the same pages are joined first, then again and again the pair of bundles
 * whose joining costs least.
 * @param pieces bytes and pages of each piece, in the order of the sheet
 * @param ordered pairs of pieces whose order in the sheet has to be kept, because it decides how an element
 * looks
 * @returns the bundles in an order that keeps that of every pair
 */
export function bundle(pieces: Pieces, ordered: Pair[], limits: Limits): Bundle[] {
  const united: Pair[] = [];
  for (;;) {
    const bundles = sorted(merged(pieces, united, limits), ordered, pieces);
    const wrong = turned(bundles, ordered, pieces);
    if (wrong.length === 0) return bundles;
    united.push(...wrong);
  }
}
