const encoder = new TextEncoder();

/**
 * Ends a line, and folds it so that no part is longer than 75 octets and no character is cut (RFC 5545, section
 * 3.1).
 */
export function foldLine(line: string): string {
  let folded = '';
  let room = 75;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (length > room) {
      folded += '\r\n ';
      // The space at the start of a folded line counts.
      room = 74;
    }
    folded += character;
    room -= length;
  }
  return `${folded}\r\n`;
}

/** A value of type TEXT (RFC 5545, section 3.3.11). */
export const calendarText = (value: string) =>
  value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A value of type DATE-TIME in UTC (RFC 5545, section 3.3.5), such as 20261231T130000Z. */
export const calendarTime = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/** What every kind of calendar file states about a meeting. */
export interface Meeting {
  /** Identifier; the same in every version of the meeting. */
  uid: string;
  /** Number of the version. Calendars ignore a version whose number is not higher (RFC 5545, section 3.8.7.4). */
  sequence: number;
  start: Date;
  end: Date;
  title: string;
  /** How or where people meet, in words. */
  place: string;
  description: string;
  /** Language of these three (BCP 47), such as `ar-AE`. */
  language: string;
}

/** A property whose value is a text in the language of the meeting (RFC 5545, section 3.2.10). */
const spoken = (name: string, { language }: Pick<Meeting, 'language'>, value: string) =>
  `${name};LANGUAGE=${new Intl.Locale(language).baseName}:${calendarText(value)}`;

/**
 * The lines that state what a meeting is and when. Times are in UTC, so that a calendar need not know the time
 * zone.
 * @param now DTSTAMP: when this version was made
 */
export const meetingLines = (meeting: Meeting, now: Date) => [
  `UID:${meeting.uid}`,
  `SEQUENCE:${meeting.sequence}`,
  `DTSTAMP:${calendarTime(now)}`,
  `DTSTART:${calendarTime(meeting.start)}`,
  `DTEND:${calendarTime(meeting.end)}`,
  spoken('SUMMARY', meeting, meeting.title),
  spoken('LOCATION', meeting, meeting.place),
  spoken('DESCRIPTION', meeting, meeting.description),
];

/** The lines of a reminder 15 minutes before the meeting. */
export const reminderLines = (meeting: Pick<Meeting, 'title' | 'language'>) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT15M',
  spoken('DESCRIPTION', meeting, meeting.title),
  'END:VALARM',
];

/**
 * A whole calendar file.
 * @param method what the file asks the calendar to do (RFC 5546)
 * @param maker product that made the file
 */
export const calendarOf = (
  events: string[],
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL',
  maker: { name: string; product: string },
) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(maker.name)}//${maker.product}//EN`,
    `METHOD:${method}`,
    ...events,
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('');
