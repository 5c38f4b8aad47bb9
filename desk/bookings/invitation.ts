import {
  calendarOf,
  type Meeting,
  meetingLines,
  reminderLines,
} from '../../src/features/calendar/calendar-lines.ts';

/** A meeting as calendars are told of it. */
export interface Invitation extends Meeting {
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
 * Asks people to a meeting, tells them of its new time, or takes it back (RFC 5546, 3.2.2 and 3.2.5).
 * @param now when this version was made
 */
export function invite(
  method: CalendarPart['method'],
  invitation: Invitation,
  now: Date,
): CalendarPart {
  const isHeld = method === 'REQUEST';
  const { title, organizer, attendees } = invitation;
  const lines = [
    'BEGIN:VEVENT',
    ...meetingLines(invitation, now),
    `ORGANIZER;CN=${quoted(organizer.name)}:${mailto(organizer.email)}`,
    ...attendees.map(
      (email) =>
        `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${mailto(email)}`,
    ),
    `STATUS:${isHeld ? 'CONFIRMED' : 'CANCELLED'}`,
    ...(isHeld ? reminderLines(title) : []),
    'END:VEVENT',
  ];
  const maker = { name: organizer.name, product: 'Enquiry desk' };
  return { method, content: calendarOf(lines, method, maker) };
}
