import type { ChannelWay, Column } from '../ui/Channel/channel-way.ts';

/** The part of the page's channel that lies in one section, by the columns it passes. */
export interface Connector {
  /** Where it comes from the section above; undefined where the channel begins. */
  from?: Column | undefined;
  /** Where it passes the content. */
  through: Column;
  /** Where it leaves into the section below. */
  to: Column;
  /** Whether the content draws all of it on wide screens, at the beginning and at the last buttons. */
  isDrawn: boolean;
}

/**
 * Lays out the channel of a page, from the foot of the hero to the closing call and into the footer. It enters a
 * section where it left the one before, so the two always meet.
 * @returns a connector for each section in order; none on a page that does not end in a closing call
 */
export function layConnectors(ways: ChannelWay[]): (Connector | undefined)[] {
  if (ways[0]?.end !== 'first' || ways.at(-1)?.end !== 'last') return ways.map(() => undefined);
  let from: Column | undefined;
  return ways.map(({ through: own, out, end }) => {
    // Only some sections let the channel pass in the middle.
    const through = own ?? (from === 12 ? 12 : 1);
    const to = out ?? through;
    const isDrawn = end === 'first' || (end === 'last' && through === 12);
    const connector = { from, through, to, isDrawn };
    from = to;
    return connector;
  });
}

/**
 * The look of a segment of a connector (ui/Channel/Piece.module.css) and its place (layouts/Connector and
 * Turn.module.css), as the class names that draw it.
 */
export type Segment = (
  | 'straight'
  | 'downOn'
  | 'downBack'
  | 'onDown'
  | 'backDown'
  | 'on'
  | 'back'
  | 'head'
  | 'into'
  | 'outOf'
  | 'long'
  | 'late'
  | 'upper'
  | 'foot'
  | 'phone'
)[];

/** The segments across the top of a section, before its claim. */
const ON: Segment[] = [
  ['straight', 'head'],
  ['downOn', 'on', 'into'],
  ['onDown', 'on', 'outOf'],
];
const BACK: Segment[] = [
  ['straight', 'head'],
  ['downBack', 'back', 'into'],
  ['backDown', 'back', 'outOf'],
];

/**
 * The segments of a connector. `long` runs down the whole section on a phone, where the channel never turns; all
 * others are for wide screens.
 */
export function segmentsOf({ from = 1, through, to, isDrawn }: Connector): Segment[] {
  if (isDrawn) return [['straight', 'long', 'phone']];
  const turn = from === through ? [] : from < through ? ON : BACK;
  const long: Segment = ['straight', 'long'];
  if (turn.length > 0) long.push('late');
  // Between head and foot, the content of such a section draws the channel.
  if (through !== to) return [...turn, [...long, 'upper'], ['straight', 'foot']];
  return [...turn, long];
}
