import ELK, {
  type ElkExtendedEdge,
  type ElkNode,
  type LayoutOptions,
} from 'elkjs/lib/elk.bundled.js';
import type { DrawingContent } from '../../schemas/offer/diagram.ts';
import { linesWidth, nameLines } from './name-lines.ts';

/** Sizes of a layout, in pixels. */
export interface DiagramLayout {
  direction: 'RIGHT' | 'DOWN';
  /** Font size and line height of the names, and the greatest width of a line. */
  font: number;
  line: number;
  room: number;
  /** Distance between a name and the edge of its node. */
  padding: { x: number; y: number };
  /** The greatest number of nodes beside each other. */
  abreast: number;
  /** Room around the number of a step. */
  number: number;
  /** Distance between nodes beside each other, and between channels. */
  gap: number;
  /** Distance between one layer and the next, whether of nodes or of numbers. */
  between: number;
}

/** A node with the lines of its name. */
export interface Placed extends ElkNode {
  lines: string[];
}

export interface Arrangement {
  width: number;
  height: number;
  nodes: Placed[];
  channels: ElkExtendedEdge[];
}

const options = ({ direction, abreast, gap, between }: DiagramLayout): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.edgeRouting': 'ORTHOGONAL',
  // Each step gets a channel of its own, since merged ones would paint a dry channel over water.
  'elk.layered.mergeEdges': 'false',
  'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
  'elk.layered.layering.coffmanGraham.layerBound': String(abreast),
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.cycleBreaking.strategy': 'GREEDY_MODEL_ORDER',
  'elk.spacing.nodeNode': String(gap),
  'elk.spacing.edgeNode': String(gap),
  'elk.spacing.edgeEdge': String(gap),
  'elk.spacing.edgeLabel': '0',
  'elk.layered.spacing.nodeNodeBetweenLayers': String(between),
  'elk.layered.spacing.edgeNodeBetweenLayers': String(between - 4),
  'elk.layered.spacing.edgeEdgeBetweenLayers': String(between - 2),
  'elk.padding': '[top=4,left=4,bottom=4,right=4]',
});

/** Distance between channels at the side of a node, so that the arrow of one is clear of the bar of the next. */
const BETWEEN_PORTS = 17;

/** The height that a node needs for the channels which come to one side of it, or leave from it. */
function heightForPorts(id: string, { steps }: DrawingContent, { direction }: DiagramLayout) {
  if (direction === 'DOWN') return 0;
  const arriving = steps.filter(({ to }) => to === id).length;
  const leaving = steps.filter(({ from }) => from === id).length;
  return (Math.max(arriving, leaving) + 1) * BETWEEN_PORTS;
}

const elk = new ELK();

/** Lays out a diagram: nodes in layers, and a channel with a number for each step. */
export async function arrange(
  content: DrawingContent,
  layout: DiagramLayout,
): Promise<Arrangement> {
  const { font, line, room, padding } = layout;
  const nodes = content.parties.map(({ id, name }) => {
    const lines = nameLines(name, font, room);
    const width = Math.max(room, linesWidth(lines, font)) + 2 * padding.x;
    return { id, lines, width, height: lines.length * line + 2 * padding.y };
  });
  const tallest = Math.max(...nodes.map(({ height }) => height));
  const edges = content.steps.map(({ from, to }, index) => ({
    id: String(index),
    sources: [from],
    targets: [to],
    labels: [
      {
        text: String(index + 1),
        width: layout.number,
        height: layout.number,
        layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  }));
  const graph: ElkNode = {
    id: 'diagram',
    layoutOptions: options(layout),
    children: nodes.map((node) => ({
      ...node,
      height: Math.max(tallest, heightForPorts(node.id, content, layout)),
    })),
    edges,
  };
  const done = await elk.layout(graph);
  return {
    width: done.width ?? 0,
    height: done.height ?? 0,
    nodes: (done.children ?? []) as Placed[],
    channels: done.edges ?? [],
  };
}
