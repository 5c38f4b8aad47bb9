/** How old a source is on a day: fresh, from a text older than twelve months, or not read for as long. */
export type SourceAge = 'fresh' | 'old' | 'unread';

/** A source's own days, such as 2025-06-19. */
interface Dated {
  published?: string | undefined;
  read: string;
}

/** The same day a year before. */
function yearBefore(day: string): string {
  const [year = '', rest = ''] = [day.slice(0, 4), day.slice(4)];
  return `${Number(year) - 1}${rest}`;
}

/**
 * Whether a source must be looked at again. A text without a day is old, since nobody can tell.
 * @param today a calendar day, such as 2026-11-22
 */
export function ageOf({ published, read }: Dated, today: string): SourceAge {
  const limit = yearBefore(today);
  if (read < limit) return 'unread';
  return published === undefined || published < limit ? 'old' : 'fresh';
}
