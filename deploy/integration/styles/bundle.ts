/** Pieces of a sheet that travel together, and the pages that need at least one of them. */
export interface Bundle {
  /** The pieces, in the order of the sheet. */
  pieces: string[];
  size: number;
  pages: Set<string>;
}

/** How many bytes more all pages together carry once two bundles are one. */
const waste = (a: Bundle, b: Bundle) =>
  a.size * b.pages.difference(a.pages).size + b.size * a.pages.difference(b.pages).size;

const merge = (a: Bundle, b: Bundle): Bundle => ({
  pieces: [...a.pieces, ...b.pieces],
  size: a.size + b.size,
  pages: a.pages.union(b.pages),
});

/** The two bundles that cost least as one. */
function cheapest(bundles: Bundle[]): [Bundle, Bundle] {
  let best = [bundles[0], bundles[1]] as [Bundle, Bundle];
  let least = Number.POSITIVE_INFINITY;
  for (const [at, a] of bundles.entries()) {
    for (const b of bundles.slice(at + 1)) {
      if (waste(a, b) >= least) continue;
      least = waste(a, b);
      best = [a, b];
    }
  }
  return best;
}

type Pieces = Map<string, Omit<Bundle, 'pieces'>>;
type Pair = [string, string];

/** Pieces in few enough bundles, of which those of a pair in `united` share one; in the order of their first pieces. */
function merged(pieces: Pieces, united: Pair[], most: number): Bundle[] {
  let bundles: Bundle[] = [...pieces].map(([name, piece]) => ({ ...piece, pieces: [name] }));
  const unite = (a: Bundle, b: Bundle) => {
    bundles = [...bundles.filter((one) => one !== a && one !== b), merge(a, b)];
  };
  const holding = (name: string) => bundles.find((one) => one.pieces.includes(name));
  for (const [one, other] of united) {
    const [a, b] = [holding(one), holding(other)];
    if (a && b && a !== b) unite(a, b);
  }
  for (let pair = cheapest(bundles); bundles.length > 1; pair = cheapest(bundles)) {
    if (bundles.length <= most && waste(...pair) > 0) break;
    unite(...pair);
  }
  const order = [...pieces.keys()];
  const place = (name = '') => order.indexOf(name);
  for (const one of bundles) one.pieces.sort((a, b) => place(a) - place(b));
  return bundles.sort((a, b) => place(a.pieces[0]) - place(b.pieces[0]));
}

/** The pairs whose order the bundles turn round. */
function turned(bundles: Bundle[], pairs: Pair[], pieces: Pieces): Pair[] {
  const order = [...pieces.keys()];
  const at = (name: string) => bundles.findIndex((one) => one.pieces.includes(name));
  return pairs.filter(
    ([one, other]) =>
      Math.sign(order.indexOf(one) - order.indexOf(other)) * (at(one) - at(other)) < 0,
  );
}

/**
 * Puts the pieces of a sheet into a few bundles, so that no page carries much that it does not need:
 * first those that stand on the same pages, then the pair that wastes least, until there are few enough.
 * @param pieces bytes and pages of each piece, in the order of the sheet
 * @param ordered pairs of pieces whose order decides how an element looks: it stays that of the sheet
 * @param most how many bundles there may be: the policy of the site names the hash of each
 * @returns the bundles in the order of their first pieces
 */
export function bundle(pieces: Pieces, ordered: Pair[], most: number): Bundle[] {
  const united: Pair[] = [];
  for (;;) {
    const bundles = merged(pieces, united, most);
    const wrong = turned(bundles, ordered, pieces);
    if (wrong.length === 0) return bundles;
    united.push(...wrong);
  }
}
