import type { ChannelPath, Column } from '../ui/Channel/channel-path.ts';

/** The part of the page's channel that lies in one section, by the columns it passes. */
export interface ChannelLine {
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
 * @returns a line for each section in order; none on a page that does not end in a closing call
 */
export function layChannel(paths: ChannelPath[]): (ChannelLine | undefined)[] {
  if (paths[0]?.end !== 'first' || paths.at(-1)?.end !== 'last') return paths.map(() => undefined);
  let from: Column | undefined;
  return paths.map(({ through: own, out, end }) => {
    // Only some sections let the channel pass in the middle.
    const through = own ?? (from === 12 ? 12 : 1);
    const to = out ?? through;
    const isDrawn = end === 'first' || (end === 'last' && through === 12);
    const line = { from, through, to, isDrawn };
    from = to;
    return line;
  });
}

/**
 * The look of a pieces of a line (ui/Channel/Piece.module.css) and its place (layouts/ChannelLine and
 * Turn.module.css), as the class names that draw it.
 */
export type ChannelPiece = (
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

/** The pieces across the top of a section, before its claim. */
const ON: ChannelPiece[] = [
  ['straight', 'head'],
  ['downOn', 'on', 'into'],
  ['onDown', 'on', 'outOf'],
];
const BACK: ChannelPiece[] = [
  ['straight', 'head'],
  ['downBack', 'back', 'into'],
  ['backDown', 'back', 'outOf'],
];

/**
 * The pieces of a line. `long` runs down the whole section on a phone, where the channel never turns; all
 * others are for wide screens.
 */
export function piecesOf({ from = 1, through, to, isDrawn }: ChannelLine): ChannelPiece[] {
  if (isDrawn) return [['straight', 'long', 'phone']];
  const turn = from === through ? [] : from < through ? ON : BACK;
  const long: ChannelPiece = ['straight', 'long'];
  if (turn.length > 0) long.push('late');
  // Between head and foot, the content of such a section draws the channel.
  if (through !== to) return [...turn, [...long, 'upper'], ['straight', 'foot']];
  return [...turn, long];
}
