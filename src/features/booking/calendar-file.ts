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

const encoder = new TextEncoder();

/** Breaks a line so that no part is longer than 75 octets, and no character is broken (RFC 5545, section 3.1). */
function fold(line: string): string {
  let folded = '';
  let room = 75;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (length > room) {
      folded += '\r\n ';
      // The space at its start counts.
      room = 74;
    }
    folded += character;
    room -= length;
  }
  return `${folded}\r\n`;
}

/** A value of type TEXT (RFC 5545, section 3.3.11). */
const text = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A value of type DATE-TIME in UTC (RFC 5545, section 3.3.5), such as 20261231T130000Z. */
const time = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

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
    `PRODID:-//${text(organizer.name)}//Website//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'SEQUENCE:0',
    `DTSTAMP:${time(now)}`,
    `DTSTART:${time(start)}`,
    `DTEND:${time(end)}`,
    `SUMMARY:${text(title)}`,
    `LOCATION:${text(place)}`,
    `DESCRIPTION:${text(description)}`,
    `ORGANIZER;CN="${organizer.name.replaceAll('"', "'")}":mailto:${organizer.email}`,
    `URL;VALUE=URI:${url}`,
    'STATUS:TENTATIVE',
    'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    `DESCRIPTION:${text(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(fold).join('');
}
