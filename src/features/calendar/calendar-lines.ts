const encoder = new TextEncoder();

/** Ends a line, and breaks it so that no part is longer than 75 octets, and no character is broken (RFC 5545, section 3.1). */
export function foldLine(line: string): string {
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
export const calendarText = (value: string) =>
  value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A value of type DATE-TIME in UTC (RFC 5545, section 3.3.5), such as 20261231T130000Z. */
export const calendarTime = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/** A meeting as every kind of calendar file tells it. */
export interface Meeting {
  /** The same for every version of the meeting. */
  uid: string;
  /** Higher with each version, or calendars ignore it (RFC 5545, section 3.8.7.4). */
  sequence: number;
  start: Date;
  end: Date;
  title: string;
  /** How or where people meet, in words. */
  place: string;
  description: string;
}

/**
 * What a meeting is and when. Times are UTC, so that no calendar has to know a time zone.
 * @param now DTSTAMP: when this version was made
 */
export const meetingLines = (meeting: Meeting, now: Date) => [
  `UID:${meeting.uid}`,
  `SEQUENCE:${meeting.sequence}`,
  `DTSTAMP:${calendarTime(now)}`,
  `DTSTART:${calendarTime(meeting.start)}`,
  `DTEND:${calendarTime(meeting.end)}`,
  `SUMMARY:${calendarText(meeting.title)}`,
  `LOCATION:${calendarText(meeting.place)}`,
  `DESCRIPTION:${calendarText(meeting.description)}`,
];

/** A reminder on the screen 15 minutes before. */
export const reminderLines = (title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT15M',
  `DESCRIPTION:${calendarText(title)}`,
  'END:VALARM',
];

/**
 * A whole calendar file.
 * @param method what the file asks for (RFC 5546)
 * @param maker who made it, and with what
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
