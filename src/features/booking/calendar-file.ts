import { calendarText, calendarTime, foldLine } from '../../lib/calendar-lines.ts';

/** A proposed meeting, as a calendar keeps it. */
export interface CalendarEntry {
  /** Stays the same when the file is made again, so that a calendar replaces the entry. */
  uid: string;
  start: Date;
  end: Date;
  title: string;
  description: string;
  /** How or where people meet, in words. */
  place: string;
  /** Where the meeting was proposed. */
  url: string;
  organizer: { name: string; email: string };
}

/**
 * An .ics file (RFC 5545) with one tentative meeting and a reminder 15 minutes before it. Times are
 * UTC, so that no calendar has to know a time zone. It is published, not a request (RFC 5546): it
 * asks nobody for an answer. Fetched only when somebody wants the file; a library that knows all of the
 * format would be eight times as much to fetch.
 */
export function calendarFile(entry: CalendarEntry, now = new Date()): string {
  const { uid, start, end, title, description, place, url, organizer } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(organizer.name)}//Website//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'SEQUENCE:0',
    `DTSTAMP:${calendarTime(now)}`,
    `DTSTART:${calendarTime(start)}`,
    `DTEND:${calendarTime(end)}`,
    `SUMMARY:${calendarText(title)}`,
    `LOCATION:${calendarText(place)}`,
    `DESCRIPTION:${calendarText(description)}`,
    `ORGANIZER;CN="${organizer.name.replaceAll('"', "'")}":mailto:${organizer.email}`,
    `URL;VALUE=URI:${url}`,
    'STATUS:TENTATIVE',
    'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    `DESCRIPTION:${calendarText(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(foldLine).join('');
}
