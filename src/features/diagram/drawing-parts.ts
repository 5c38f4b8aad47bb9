import type { DrawingContent } from '../../schemas/offer/diagram.ts';

/** How a channel looks: water moves, sand waits for a person, a dry groove is possible, clay refuses. */
export type ChannelLook = 'water' | 'sand' | 'dry' | 'clay';

/** One layout of a diagram; its units are pixels at full size. */
export interface Drawing {
  width: number;
  height: number;
  /** The node of each party: its place and the kind of party. */
  nodes: {
    kind: DrawingContent['parties'][number]['kind'];
    x: number;
    y: number;
    width: number;
    height: number;
  }[];
  /** Paths of the channels by their look, and of the arrows or bars at their ends. */
  channels: Partial<Record<ChannelLook, { run: string; ends: string }>>;
  /** The names in lines; the coordinates are those of their centre. */
  names: { x: number; y: number; lines: string[]; onStone: boolean }[];
  /** The place of each step's number, in the order of the steps. */
  numbers: { x: number; y: number; look: ChannelLook }[];
}

/** Both layouts of a diagram: across a wide page, and down a phone. */
export interface Drawings {
  wide: Drawing;
  narrow: Drawing;
}

/** The look of a step's channel. */
export const lookOf = ({ flow, state }: DrawingContent['steps'][number]): ChannelLook => {
  if (flow === 'refusal') return 'clay';
  return ({ moves: 'water', person: 'sand', possible: 'dry' } as const)[state];
};
