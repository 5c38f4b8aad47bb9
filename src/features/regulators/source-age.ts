/** Whether a source was checked within twelve months before a day. */
export type SourceAge = 'fresh' | 'unread';

/** The same day one year earlier. */
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/**
 * Whether a source must be checked again. The day of the text itself does not count, because a rule stays in force
 * until another replaces it.
 * @param read the day on which it was last read, such as 2026-11-22
 * @param today a calendar day of the same form
 */
export const ageOf = (read: string, today: string): SourceAge =>
  read < yearBefore(today) ? 'unread' : 'fresh';
