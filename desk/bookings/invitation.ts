import { calendarText, calendarTime, foldLine } from '../../src/lib/calendar-lines.ts';

/** A meeting as calendars are told of it. */
export interface Invitation {
  /** The same for every version of the meeting. */
  uid: string;
  /** Higher with each version, or calendars ignore it (RFC 5545, 3.8.7.4). */
  sequence: number;
  start: Date;
  end: Date;
  title: string;
  place: string;
  text: string;
  organizer: { name: string; email: string };
  /** Addresses of those who come. */
  attendees: string[];
}

/** A part of a mail that calendars read: what they are asked, and the file. */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** A value between quotes, which holds none itself (RFC 5545, 3.2). */
const quoted = (value: string) => `"${value.replace(/["\p{Cc}]/gu, "'")}"`;

/** An address in a property; what would end the property is encoded (RFC 6068, 2). */
const mailto = (email: string) =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+')}`;

/**
 * Asks people to a meeting, tells them of its new time, or takes it back (RFC 5546, 3.2.2 and 3.2.5). Times are UTC, so that no
 * calendar has to know a time zone.
 * @param now DTSTAMP: when this version was made
 */
export function invite(
  method: CalendarPart['method'],
  { uid, sequence, start, end, title, place, text, organizer, attendees }: Invitation,
  now: Date,
): CalendarPart {
  const isHeld = method === 'REQUEST';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(organizer.name)}//Enquiry desk//EN`,
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${calendarTime(now)}`,
    `DTSTART:${calendarTime(start)}`,
    `DTEND:${calendarTime(end)}`,
    `SUMMARY:${calendarText(title)}`,
    `LOCATION:${calendarText(place)}`,
    `DESCRIPTION:${calendarText(text)}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:${mailto(organizer.email)}`,
    ...attendees.map(
      (email) =>
        `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${mailto(email)}`,
    ),
    `STATUS:${isHeld ? 'CONFIRMED' : 'CANCELLED'}`,
    ...(isHeld
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          'TRIGGER:-PT15M',
          `DESCRIPTION:${calendarText(title)}`,
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { method, content: lines.map(foldLine).join('') };
}
