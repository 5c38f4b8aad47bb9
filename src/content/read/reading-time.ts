/** Words per minute of adults reading English non-fiction silently (Brysbaert 2019: 238). */
const PACE = 238;

/** The whole minutes that reading a text takes, at least one. */
export const readingMinutes = (words: number) => Math.max(1, Math.round(words / PACE));
