import type { Words } from '../../schemas/words.ts';

/** Names of the words that the contact form takes into the browser: no others are sent along with the page. */
const NAMES = [
  'firstName',
  'lastName',
  'email',
  'company',
  'interest',
  'budget',
  'message',
  'optional',
  'choose',
  'send',
  'sendHint',
  'form',
  'handOver',
] as const satisfies (keyof Words)[];

export type FormWords = Pick<Words, (typeof NAMES)[number]>;

/** The words of the contact form, out of all of the interface. */
export const pickFormWords = (words: Words) =>
  Object.fromEntries(NAMES.map((name) => [name, words[name]])) as FormWords;
