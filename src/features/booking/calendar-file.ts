import {
  calendarOf,
  type Meeting,
  meetingLines,
  reminderLines,
} from '../calendar/calendar-lines.ts';

/** A proposed meeting, as a calendar keeps it: its identifier stays, so that a calendar replaces the entry. */
export interface CalendarEntry extends Omit<Meeting, 'sequence'> {
  /** Where the meeting was proposed. */
  url: string;
  organizer: { name: string; email: string };
}

/**
 * An .ics file (RFC 5545) with one tentative meeting and a reminder. It is published, not a request (RFC 5546): it
 * asks nobody for an answer. Fetched only when somebody wants the file; a library that knows all of the
 * format would be eight times as much to fetch.
 */
export function calendarFile(entry: CalendarEntry, now = new Date()): string {
  const { url, organizer } = entry;
  const lines = [
    'BEGIN:VEVENT',
    ...meetingLines({ ...entry, sequence: 0 }, now),
    `ORGANIZER;CN="${organizer.name.replaceAll('"', "'")}":mailto:${organizer.email}`,
    `URL;VALUE=URI:${url}`,
    'STATUS:TENTATIVE',
    'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE',
    ...reminderLines(entry.title),
    'END:VEVENT',
  ];
  return calendarOf(lines, 'PUBLISH', { name: organizer.name, product: 'Website' });
}
