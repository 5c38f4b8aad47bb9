import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { staticFont } from '../../fonts/fonts.ts';
import type { DrawingContent } from '../../schemas/offer/diagram.ts';
import { type Arrangement, arrange, type DiagramLayout } from './arrange.ts';
import { type Drawing, type Drawings, lookOf } from './drawing-parts.ts';
import { channelPath } from './outline.ts';

const CACHE = '.cache/diagrams';

/** Width of a drawing on a desktop of 1440 pixels. The first of the layouts below that fits it is used. */
const WIDE_WIDTH = 1192;
const DESKTOP: DiagramLayout = {
  direction: 'RIGHT',
  font: 17,
  line: 21,
  room: 132,
  padding: { x: 14, y: 15 },
  abreast: 3,
  number: 30,
  gap: 26,
  between: 20,
};
const WIDE: DiagramLayout[] = [
  DESKTOP,
  { ...DESKTOP, room: 112, padding: { x: 12, y: 15 } },
  { ...DESKTOP, room: 92, padding: { x: 10, y: 15 }, gap: 22 },
  { ...DESKTOP, direction: 'DOWN', abreast: 4, room: 140 },
];

/** Width of a drawing on a phone of 390 pixels. The first of the layouts below that fits it is used. */
const NARROW_WIDTH = 326;
const PHONE: DiagramLayout = {
  direction: 'DOWN',
  font: 15,
  line: 18,
  room: 96,
  padding: { x: 10, y: 7 },
  abreast: 2,
  number: 26,
  gap: 16,
  between: 11,
};
const NARROW: DiagramLayout[] = [
  PHONE,
  { ...PHONE, room: 84, gap: 14, padding: { x: 8, y: 7 } },
  { ...PHONE, room: 78, gap: 10, padding: { x: 6, y: 7 } },
  { ...PHONE, room: 96, abreast: 1, gap: 12, number: 25 },
  { ...PHONE, room: 78, abreast: 1, gap: 7, number: 25, padding: { x: 6, y: 7 } },
];

/** Turns a layout into nodes and paths; the channels of one look are joined into one path. */
function drawArrangement(
  { width, height, nodes, channels }: Arrangement,
  { parties, steps }: DrawingContent,
  { font, line }: DiagramLayout,
): Drawing {
  const drawing: Drawing = {
    width: Math.ceil(width),
    height: Math.ceil(height),
    nodes: [],
    channels: {},
    names: [],
    numbers: [],
  };
  for (const { id, x = 0, y = 0, width: w = 0, height: h = 0, lines } of nodes) {
    const kind = parties.find((party) => party.id === id)?.kind ?? 'people';
    const [left, top] = [Math.round(x), Math.round(y)];
    drawing.nodes.push({ kind, x: left, y: top, width: Math.round(w), height: Math.round(h) });
    const first = y + h / 2 - ((lines.length - 1) * line) / 2 + font * 0.35;
    drawing.names.push({
      x: Math.round(x + w / 2),
      y: Math.round(first),
      lines,
      onStone: kind === 'asset',
    });
  }
  steps.forEach((step, index) => {
    const look = lookOf(step);
    const edge = channels.find(({ id }) => id === String(index));
    const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ]);
    const { run, end } = channelPath(points, look === 'clay');
    const known = drawing.channels[look] ?? { run: '', ends: '' };
    drawing.channels[look] = { run: known.run + run, ends: known.ends + end };
    const { x = 0, y = 0, width: w = 0, height: h = 0 } = edge?.labels?.[0] ?? {};
    drawing.numbers.push({ x: Math.round(x + w / 2), y: Math.round(y + h / 2), look });
  });
  return drawing;
}

/**
 * Draws with the first layout in which the diagram fits the width, or else with the one that comes closest to
 * it.
 */
async function drawWithin(width: number, layouts: DiagramLayout[], content: DrawingContent) {
  const tried = [];
  for (const layout of layouts) {
    const arrangement = await arrange(content, layout);
    tried.push({ arrangement, layout });
    if (arrangement.width <= width) break;
  }
  const [best] = tried.sort((a, b) => a.arrangement.width - b.arrangement.width);
  if (!best) throw new Error('there is no layout to draw in');
  return drawArrangement(best.arrangement, content, best.layout);
}

/**
 * Hash of everything that shapes a drawing besides its content. When it changes, cached drawings are not used
 * any more.
 */
const BASIS = createHash('sha256')
  .update(readFileSync('node_modules/elkjs/package.json'))
  .update(readFileSync(staticFont('text', 600)))
  .update(readFileSync(staticFont('text', 600, 'arabic')));
for (const file of globSync('src/features/diagram/*.ts').sort()) BASIS.update(readFileSync(file));

/**
 * Draws both layouts of a diagram. They are cached by their content under .cache, so that an unchanged diagram
 * is not drawn again.
 */
export async function drawDiagram(content: DrawingContent): Promise<Drawings> {
  const { parties, steps } = content;
  const key = BASIS.copy().update(JSON.stringify({ parties, steps })).digest('hex').slice(0, 32);
  const file = join(CACHE, `${key}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const drawings = {
    wide: await drawWithin(WIDE_WIDTH, WIDE, content),
    narrow: await drawWithin(NARROW_WIDTH, NARROW, content),
  };
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(drawings));
  renameSync(`${file}.${process.pid}`, file);
  return drawings;
}
