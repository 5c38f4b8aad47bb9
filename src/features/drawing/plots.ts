/** Edge length of the field, before it is drawn in perspective. */
export const FIELD = 2000;
/** Where the field begins: above the frame, so that stone still fills the frame after the turn. */
export const TOP = -700;
/** Width of the water between two plots. */
const WATER = 28;

type Random = () => number;

/** A plot of stone as SVG path data. */
type Plot = string;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box with three small corners and one large round one, as on the whole site (docs/site-rules.md#look). */
function bent({ x, y, width, height }: Box): Plot {
  const bend = Math.min(70, width / 3, height / 3);
  const [right, bottom] = [x + width, y + height];
  return `M${x} ${y}H${right - bend}a${bend} ${bend} 0 0 1 ${bend} ${bend}V${bottom}H${x}Z`;
}

const round = (value: number) => Math.round(value);
const inset = ({ x, y, width, height }: Box): Box => ({
  x: round(x + WATER / 2),
  y: round(y + WATER / 2),
  width: round(width - WATER),
  height: round(height - WATER),
});

/** A field divided again and again, like a street plan. */
function blocks(random: Random, box: Box, depth: number): Plot[] {
  if (depth === 0 || Math.min(box.width, box.height) < 150) return [bent(inset(box))];
  const share = 0.32 + 0.36 * random();
  const across = box.width * (0.7 + 0.6 * random()) > box.height;
  const first = across
    ? { ...box, width: box.width * share }
    : { ...box, height: box.height * share };
  const second = across
    ? { ...box, x: box.x + first.width, width: box.width - first.width }
    : { ...box, y: box.y + first.height, height: box.height - first.height };
  return [...blocks(random, first, depth - 1), ...blocks(random, second, depth - 1)];
}

/** Long strips of unequal width, each cut at several places. */
function shares(random: Random): Plot[] {
  const plots: Plot[] = [];
  for (let y = TOP; y < FIELD; ) {
    const height = 90 + 150 * random();
    for (let x = -300 * random(); x < FIELD; ) {
      const width = 260 + 900 * random();
      plots.push(bent(inset({ x, y, width, height })));
      x += width;
    }
    y += height;
  }
  return plots;
}

/** Rings around a basin, cut into sectors. */
function rings(random: Random): Plot[] {
  const [x, y] = [FIELD * (0.52 + 0.08 * random()), FIELD * (0.46 + 0.08 * random())];
  const plots: Plot[] = [];
  const at = (radius: number, angle: number) =>
    `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  for (let inner = 150; inner < FIELD * 0.9; ) {
    const outer = inner + 90 + 120 * random();
    const count = Math.max(3, Math.round((inner / 90) * (0.6 + 0.5 * random())));
    const start = random() * Math.PI;
    for (let index = 0; index < count; index++) {
      const gap = WATER / outer;
      const from = start + (index / count) * 2 * Math.PI + gap;
      const to = start + ((index + 1) / count) * 2 * Math.PI - gap;
      const large = to - from > Math.PI ? 1 : 0;
      plots.push(
        `M${at(inner, from)}A${round(inner)} ${round(inner)} 0 ${large} 1 ${at(inner, to)}` +
          `L${at(outer, to)}A${round(outer)} ${round(outer)} 0 ${large} 0 ${at(outer, from)}Z`,
      );
    }
    inner = outer + WATER;
  }
  return plots;
}

/** Terraces that follow a slope. */
function terraces(random: Random): Plot[] {
  const plots: Plot[] = [];
  const [lift, phase] = [90 + 120 * random(), random() * 6];
  const edge = (y: number, x: number) => round(y + lift * Math.sin(x / 330 + phase + y / 900));
  const line = (y: number, from: number, to: number, steps = 10) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const x = round(from + ((to - from) * index) / steps);
      return `${x} ${edge(y, x)}`;
    });
  for (let y = TOP; y < FIELD + 200; ) {
    const height = 110 + 100 * random();
    for (let x = -200 * random(); x < FIELD; ) {
      const width = 420 + 800 * random();
      const top = line(y, x + WATER, x + width);
      const bottom = line(y + height - WATER, x + WATER, x + width).reverse();
      plots.push(`M${[...top, ...bottom].join('L')}Z`);
      x += width + WATER;
    }
    y += height;
  }
  return plots;
}

/** The ways to divide a field; every drawing uses one. */
export const DIVISIONS: ((random: Random) => Plot[])[] = [
  (random) => blocks(random, { x: -200, y: TOP, width: FIELD + 900, height: FIELD - TOP }, 7),
  shares,
  rings,
  terraces,
];
