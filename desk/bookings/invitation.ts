import {
  calendarOf,
  type Meeting,
  meetingLines,
  reminderLines,
} from '@falaj/contract/calendar-lines.ts';

/** A meeting in the form that calendars are sent. */
export interface Invitation extends Meeting {
  organizer: { name: string; email: string };
  /** Addresses of those who take part. */
  attendees: string[];
}

/** The part of an e-mail that calendars read: what they are asked to do, and the file. */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** A value in quotes, which may not contain quotes (RFC 5545, 3.2). */
const quoted = (value: string) => `"${value.replace(/["\p{Cc}]/gu, "'")}"`;

/** An address in a property; characters that would end the property are encoded (RFC 6068, 2). */
const mailto = (email: string) =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+')}`;

/**
 * Makes the file that invites to a meeting, moves it or cancels it (RFC 5546, 3.2.2 and 3.2.5).
 * @param now when this version was made
 */
export function invite(
  method: CalendarPart['method'],
  invitation: Invitation,
  now: Date,
): CalendarPart {
  const isHeld = method === 'REQUEST';
  const { organizer, attendees } = invitation;
  const lines = [
    'BEGIN:VEVENT',
    ...meetingLines(invitation, now),
    `ORGANIZER;CN=${quoted(organizer.name)}:${mailto(organizer.email)}`,
    ...attendees.map(
      (email) =>
        `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${mailto(email)}`,
    ),
    `STATUS:${isHeld ? 'CONFIRMED' : 'CANCELLED'}`,
    ...(isHeld ? reminderLines(invitation) : []),
    'END:VEVENT',
  ];
  const maker = { name: organizer.name, product: 'Enquiry desk' };
  return { method, content: calendarOf(lines, method, maker) };
}
