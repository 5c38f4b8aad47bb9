import type { DrawingContent } from '../../schemas/diagram.ts';

/** How a channel looks: water moves, sand waits for a person, a dry groove is possible, clay refuses. */
export type ChannelLook = 'water' | 'sand' | 'dry' | 'clay';

/** One layout of a diagram, in units that are pixels at its full size. */
export interface Drawing {
  width: number;
  height: number;
  /** Where the slab of each party lies, and what the party is. */
  slabs: {
    kind: DrawingContent['parties'][number]['kind'];
    x: number;
    y: number;
    width: number;
    height: number;
  }[];
  /** Channels by their look, and the arrows or bars that end them. */
  channels: Partial<Record<ChannelLook, { run: string; ends: string }>>;
  /** Names in lines; each stands on its middle. */
  names: { x: number; y: number; lines: string[]; onStone: boolean }[];
  /** Where the number of each step stands, in their order. */
  numbers: { x: number; y: number; look: ChannelLook }[];
}

/** Both layouts of a diagram: along the line, and down a phone. */
export interface Drawings {
  wide: Drawing;
  narrow: Drawing;
}

/** How the channel of a step looks. */
export const lookOf = ({ flow, state }: DrawingContent['steps'][number]): ChannelLook => {
  if (flow === 'refusal') return 'clay';
  return ({ moves: 'water', person: 'sand', possible: 'dry' } as const)[state];
};
