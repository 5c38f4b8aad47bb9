import type { Words } from '../../schemas/words.ts';

/** Names of the words that the form of a booking needs: no others are sent along with the page. */
const NAMES = [
  'firstName',
  'lastName',
  'email',
  'company',
  'message',
  'optional',
  'form',
] as const satisfies (keyof Words)[];

export type BookingWords = Pick<Words, (typeof NAMES)[number]>;

/** The words of the form of a booking, out of all of the interface. */
export const pickBookingWords = (words: Words) =>
  Object.fromEntries(NAMES.map((name) => [name, words[name]])) as BookingWords;
