import { keep, recall } from '../../browser/tab-memory.ts';
import { fill } from '../../lib/fill.ts';
import type { BookableSession, BookingContent } from '../../schemas/booking.ts';
import type { Site } from '../../schemas/site.ts';
import { newKey } from '../messages/new-key.ts';
import { dayOf } from '../office/office-hours.ts';
import { sayBothTimes } from './both-times.ts';
import type { CalendarEntry } from './calendar-file.ts';

/** What a proposal needs to know of the office; all of it is in site.yaml. */
export interface BookingOffice {
  hours: Site['hours'];
  brand: string;
  email: string;
  /** The chat link with its greeting. */
  chat: string;
  /** For dates and times, such as en-AE. */
  locale: string;
  /** Address of the page where times are proposed, on the site's own domain. */
  page: string;
}

/** A session at a time, which the visitor sees in a time zone of their own. */
export interface Proposal {
  session: BookableSession;
  start: Date;
  zone: string;
}

const VISIT = 'booking-visit';

/**
 * A number of this visit, kept until the tab is closed: with it an entry is the visitor's own, and
 * the same one when its file is made again, after a reload too.
 */
function visit(): string {
  const number = recall<string>(VISIT) ?? newKey();
  keep(VISIT, number);
  return number;
}

const endOf = ({ session, start }: Proposal) =>
  new Date(start.getTime() + session.minutes * 60_000);

/** The proposed time in words: on the office's clock, and on the visitor's where it shows another. */
export const proposalTimes = (
  copy: BookingContent['proposal'],
  office: BookingOffice,
  chosen: Proposal,
) => sayBothTimes(copy, office, { ...chosen, end: endOf(chosen) });

/** The line that the contact form is filled in with. */
export function proposalLine(
  copy: BookingContent['proposal'],
  office: BookingOffice,
  chosen: Proposal,
): string {
  const { title, duration } = chosen.session;
  const times = proposalTimes(copy, office, chosen);
  return fill(copy.message, { session: title, duration, ...times }).trim();
}

/**
 * A message with a proposal in it. What the visitor has written stays; an earlier proposal goes.
 * @param pattern the line's sentence in the content: what stands before its first name marks the line
 */
export function withProposal(message: string, line: string, pattern: string): string {
  const mark = pattern.split('{')[0] ?? pattern;
  const kept = message.split('\n').filter((old) => !old.startsWith(mark));
  const own = kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return [own, line].filter(Boolean).join('\n\n');
}

/** The calendar entry of a proposal. */
export function calendarEntry(
  copy: BookingContent['proposal'],
  office: BookingOffice,
  chosen: Proposal,
): CalendarEntry {
  const { brand, email, chat, page } = office;
  const { session, start } = chosen;
  return {
    // RFC 5545, 3.8.4.7 wants it unique in the world, RFC 7986, 5.3 without a word about a person.
    uid: `${visit()}-${session.id}-${start.getTime()}@${new URL(page).hostname}`,
    start,
    end: endOf(chosen),
    title: fill(copy.eventTitle, { session: session.title, brand }),
    description: fill(copy.eventText, { brand, email, chat }),
    place: copy.eventPlace,
    url: `${page}?session=${session.id}#book`,
    organizer: { name: brand, email },
  };
}

/** What the calendar file is called: `consultation-2026-11-25.ics`, by the office's calendar. */
export const fileNameOf = ({ hours }: BookingOffice, { session, start }: Proposal): string =>
  `${session.id}-${dayOf(start, hours.zone)}.ics`;
