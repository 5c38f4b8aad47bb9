import {
  calendarOf,
  type Meeting,
  meetingLines,
  reminderLines,
} from '@falaj/contract/calendar-lines.ts';

/**
 * A proposed meeting as a calendar keeps it. Its identifier stays the same, so that a newer file replaces the
 * entry.
 */
export interface CalendarEntry extends Omit<Meeting, 'sequence'> {
  /** Where the meeting was proposed. */
  url: string;
  organizer: { name: string; email: string };
}

/**
 * Makes an .ics file (RFC 5545) with one tentative meeting and a reminder. It is published and not a request
 * (RFC 5546), so it asks nobody for an answer. This module is fetched only when somebody wants the file; a
 * library for the whole format would be eight times the size.
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
    ...reminderLines(entry),
    'END:VEVENT',
  ];
  return calendarOf(lines, 'PUBLISH', { name: organizer.name, product: 'Website' });
}
