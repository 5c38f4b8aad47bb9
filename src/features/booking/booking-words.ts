import type { Words } from '../../schemas/site/words.ts';

/** The words that the booking form needs; only these are sent with the page. */
const NAMES = ['optional', 'choose', 'form'] as const satisfies (keyof Words)[];

export type BookingWords = Pick<Words, (typeof NAMES)[number]>;

/** Picks the words of the booking form from those of the interface. */
export const pickBookingWords = (words: Words) =>
  Object.fromEntries(NAMES.map((name) => [name, words[name]])) as BookingWords;
