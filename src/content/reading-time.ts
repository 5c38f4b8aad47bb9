/** Words a minute of an adult who reads English non-fiction in silence (Brysbaert 2019: 238). */
const PACE = 238;

/** Whole minutes that a text takes to read, at least one. */
export const readingMinutes = (words: number) => Math.max(1, Math.round(words / PACE));
