import { fill } from '@falaj/contract/fill.ts';
import { closingOf, isOpen, nextOpening, type OfficeHours } from '@falaj/contract/office-hours.ts';
import { clockIn, dayIn, showSame, timeFor } from '@falaj/contract/zone-clock.ts';
import type { Messages } from '../../schemas/site/messages.ts';

/** The office hours, and what it takes to print them. */
export type OfficeClock = OfficeHours & { zoneName: string; locale: string };

/** The sentences that say whether people answer. */
export type StatusMessages = Pick<
  Messages,
  'officeOpen' | 'officeOpenAway' | 'officeClosed' | 'officeClosedAway'
>;

/** Whether people answer, also in words. The sentences are empty for an office that never opens. */
export interface OfficeState {
  isOpen: boolean;
  text: string;
}

/**
 * Whether people answer at an instant, and until or from when, in the office's time and in the visitor's if
 * that differs: `People answer now, until 6:00 PM GST (2:00 PM your time).`
 */
export function officeStatus(
  office: OfficeClock,
  messages: StatusMessages,
  now: Date,
  visitorZone: string,
): OfficeState {
  const { zone, zoneName, locale } = office;
  /** Fills an instant into the first sentence, or into the second one if the visitor's clock shows another time. */
  const say = (here: string, away: string, at: Date, values: Record<string, string>) =>
    showSame(at, visitorZone, zone)
      ? fill(here, values)
      : fill(away, { ...values, yours: timeFor(at, visitorZone, zone, locale) });
  const clock = (at: Date) => `${clockIn(at, zone, locale)} ${zoneName}`;
  if (isOpen(office, now)) {
    const closes = closingOf(office, now);
    const values = { closes: clock(closes) };
    const text = say(messages.officeOpen, messages.officeOpenAway, closes, values);
    return { isOpen: true, text };
  }
  const opens = nextOpening(office, now);
  if (!opens) return { isOpen: false, text: '' };
  const values = { day: dayIn(opens, zone, locale), opens: clock(opens) };
  const text = say(messages.officeClosed, messages.officeClosedAway, opens, values);
  return { isOpen: false, text };
}
