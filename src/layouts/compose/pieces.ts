import type { Reach } from './reaches.ts';

/**
 * The look of a piece of a reach (ui/Channel/Piece.module.css) and its place (layouts/Reach and
 * Turn.module.css).
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

/** The pieces across the top of a band, before its claim. */
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
 * The pieces of a reach, as the class names that draw them. `long` runs down the whole band on a phone, where
 * the channel never turns; all others are for wide screens.
 */
export function piecesOf({ from = 1, through, to, isDrawn }: Reach): ChannelPiece[] {
  if (isDrawn) return [['straight', 'long', 'phone']];
  const turn = from === through ? [] : from < through ? ON : BACK;
  const long: ChannelPiece = ['straight', 'long'];
  if (turn.length > 0) long.push('late');
  // Between head and foot, the content of such a band draws the channel.
  if (through !== to) return [...turn, [...long, 'upper'], ['straight', 'foot']];
  return [...turn, long];
}
