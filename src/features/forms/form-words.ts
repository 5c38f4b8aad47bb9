import type { Words } from '../../schemas/site/words.ts';

/** The words that the contact form needs in the browser; only these are sent with the page. */
const NAMES = [
  'optional',
  'choose',
  'send',
  'sendHint',
  'form',
  'handOver',
] as const satisfies (keyof Words)[];

export type FormWords = Pick<Words, (typeof NAMES)[number]>;

/** Picks the words of the contact form from those of the interface. */
export const pickFormWords = (words: Words) =>
  Object.fromEntries(NAMES.map((name) => [name, words[name]])) as FormWords;
