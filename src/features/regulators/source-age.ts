/** The age of a source on a day: fresh, published more than twelve months ago, or not read for that long. */
export type SourceAge = 'fresh' | 'old' | 'unread';

/** The days of a source, such as 2025-06-19. */
interface Dated {
  published?: string | undefined;
  read: string;
}

/** The same day one year earlier. */
function yearBefore(day: string): string {
  const [year = '', rest = ''] = [day.slice(0, 4), day.slice(4)];
  return `${Number(year) - 1}${rest}`;
}

/**
 * Whether a source must be read again. A source without a date counts as old.
 * @param today a calendar day, such as 2026-11-22
 */
export function ageOf({ published, read }: Dated, today: string): SourceAge {
  const limit = yearBefore(today);
  if (read < limit) return 'unread';
  return published === undefined || published < limit ? 'old' : 'fresh';
}
