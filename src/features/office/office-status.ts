import { fill } from '../../lib/fill.ts';
import type { Words } from '../../schemas/words.ts';
import { closingOf, isOpen, nextOpening, type OfficeHours } from './office-hours.ts';
import { clockIn, dayIn, showSame, timeFor } from './zone-clock.ts';

/** The office's hours with what it takes to print them. */
export type OfficeClock = OfficeHours & { zoneName: string; locale: string };

/** The sentences that say whether people answer. */
export type StatusWords = Pick<Words, 'officeOpen' | 'officeClosed' | 'yourTime'>;

/** Whether people answer, in words too; these are empty for an office that never opens. */
export interface OfficeStatus {
  isOpen: boolean;
  text: string;
}

/**
 * Whether people answer at an instant, until when or from when on, in the office's time and in the
 * visitor's where it differs: `People answer now, until 6:00 PM GST (2:00 PM your time).`
 */
export function officeStatus(
  office: OfficeClock,
  words: StatusWords,
  now: Date,
  visitorZone: string,
): OfficeStatus {
  const { zone, zoneName, locale } = office;
  const yours = (at: Date) => {
    if (showSame(at, visitorZone, zone)) return '';
    return ` (${fill(words.yourTime, { time: timeFor(at, visitorZone, zone, locale) })})`;
  };
  const clock = (at: Date) => `${clockIn(at, zone, locale)} ${zoneName}`;
  if (isOpen(office, now)) {
    const closes = closingOf(office, now);
    const text = fill(words.officeOpen, { closes: clock(closes), yours: yours(closes) });
    return { isOpen: true, text };
  }
  const opens = nextOpening(office, now);
  if (!opens) return { isOpen: false, text: '' };
  const when = `${dayIn(opens, zone, locale)}, ${clock(opens)}`;
  const text = fill(words.officeClosed, { opens: when, yours: yours(opens) });
  return { isOpen: false, text };
}
