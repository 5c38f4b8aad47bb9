import { sayBothTimes } from '@falaj/contract/both-times.ts';
import { fill } from '@falaj/contract/fill.ts';
import { dayOf } from '@falaj/contract/office-hours.ts';
import { keep, recall } from '../../runtime/browser/tab-memory.ts';
import type { BookableSession, BookingContent } from '../../schemas/forms/booking.ts';
import type { Site } from '../../schemas/site/site.ts';
import { newKey } from '../forms/new-key.ts';
import type { CalendarEntry } from './calendar-file.ts';

/** What a proposal needs to know of the office, all from content/site.yaml. */
export interface BookingOffice {
  hours: Site['hours'];
  /** Its city in the language of the page. */
  city: string;
  brand: string;
  /** What references begin with, in every language (contract/receipt.ts). */
  prefix: string;
  /** Language of the page, in which the desk answers. */
  language: string;
  email: string;
  /** The chat link with its greeting. */
  chat: string;
  /** For dates and times, such as en-AE. */
  locale: string;
  /** Address of the page where times are proposed, on the site's own domain. */
  page: string;
}

/** A session at a certain time, which the visitor sees in their own time zone. */
export interface Proposal {
  session: BookableSession;
  start: Date;
  zone: string;
}

const VISIT = 'booking-visit';

/**
 * A random number that is kept until the tab is closed. It makes a calendar entry the visitor's own, and the
 * same entry when its file is made again, even after a reload.
 */
function visit(): string {
  const kept = recall(VISIT);
  const number = typeof kept === 'string' ? kept : newKey();
  keep(VISIT, number);
  return number;
}

const endOf = ({ session, start }: Proposal) =>
  new Date(start.getTime() + session.minutes * 60_000);

/** The proposed time in words: in the office's time, and in the visitor's if that differs. */
export const proposalTimes = (
  copy: BookingContent['proposal'],
  office: BookingOffice,
  chosen: Proposal,
) => sayBothTimes(copy, office, { ...chosen, end: endOf(chosen) });

/** The line that is written into the contact form. */
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
 * Puts a proposal into a message. What the visitor has written stays; an earlier proposal is replaced.
 * @param pattern the sentence of the line in the content; the words before its first placeholder identify an
 * earlier line
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
  const { brand, email, chat, page, locale } = office;
  const { session, start } = chosen;
  return {
    // RFC 5545, 3.8.4.7 asks for an identifier that is unique in the world, RFC 7986, 5.3 for one without
    // personal data.
    uid: `${visit()}-${session.id}-${start.getTime()}@${new URL(page).hostname}`,
    start,
    end: endOf(chosen),
    title: fill(copy.eventTitle, { session: session.title, brand }),
    description: fill(copy.eventText, { brand, email, chat }),
    place: copy.eventPlace,
    url: `${page}?session=${session.id}#book`,
    organizer: { name: brand, email },
    language: locale,
  };
}

/** The name of the calendar file, such as `consultation-2026-11-25.ics`, with the day in the office's time zone. */
export const fileNameOf = ({ hours }: BookingOffice, { session, start }: Proposal): string =>
  `${session.id}-${dayOf(start, hours.zone)}.ics`;
