import { fill } from '@falaj/contract/fill.ts';
import { labelledLines } from '@falaj/contract/labelled-lines.ts';
import type { DeskContext } from '../context.ts';
import type { NewEnquiry } from '../database/tables.ts';
import { linkIn, type Speaking, speaking } from '../languages.ts';
import { type OutgoingMail, originOf, teamMail } from '../mail/email-templates.ts';
import type { CompanyFacts } from '../printed.ts';
import { sign } from '../signature.ts';
import { type CalendarPart, type Invitation, invite } from './invitation.ts';
import { sayTimes, titleOf } from './messages.ts';
import type { BookingRow } from './slots.ts';

/** What happened to a booking. */
export type BookingNews = 'booked' | 'moved' | 'cancelled';

/** What an e-mail needs to know about the visitor. */
export type Visitor = Pick<
  NewEnquiry,
  | 'reference'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'suspect'
  | 'receipt_id'
  | 'no_receipt'
  | 'person'
>;

/** Purpose of the signatures in links by which visitors move or cancel. */
export const LINK = 'booking';

/** The address at which a visitor moves or cancels a booking until it begins. It contains no name. */
const linkOf = (context: Speaking, { id, starts_at }: BookingRow) =>
  linkIn(context, `${originOf(context)}/api/booking/${sign(context.secret, LINK, id, starts_at)}`);

/** The address of the page with times. */
const timesLink = ({ facts }: Speaking, session: string) =>
  `${facts.origin}${facts.contact}?session=${session}#book`;

/** The calendar entry of a booking for both sides. */
function entryOf(
  context: DeskContext<CompanyFacts>,
  booking: BookingRow,
): Omit<Invitation, 'title' | 'place' | 'description'> {
  const { facts, settings } = context;
  const email = settings.mailFrom ?? facts.email;
  return {
    // The identifier must be unique in the world and contain no personal data (RFC 7986, 5.3).
    uid: `${booking.id}@${new URL(facts.origin).hostname}`,
    sequence: booking.sequence,
    start: new Date(booking.starts_at),
    end: new Date(booking.ends_at),
    language: facts.locale,
    organizer: { name: facts.brand, email },
    attendees: [],
  };
}

const methodOf = (news: BookingNews) => (news === 'cancelled' ? 'CANCEL' : 'REQUEST');

/**
 * The e-mail to the visitor. It contains none of their words, because it may go to somebody else's mailbox. Of
 * the office it contains only the address that it comes from.
 */
export function visitorMail(
  desk: DeskContext,
  news: BookingNews | 'reminder',
  { email, reference }: Visitor,
  booking: BookingRow,
): OutgoingMail {
  const context = speaking(desk, booking.language);
  const { booking: messages } = context.facts.desk;
  const link =
    news === 'cancelled' ? timesLink(context, booking.session) : linkOf(context, booking);
  const session = titleOf(context, booking);
  const { subject, text } = messages[news];
  const part = (about: BookingNews): CalendarPart =>
    invite(
      methodOf(about),
      {
        ...entryOf(context, booking),
        title: fill(messages.calendar.title, { session }),
        place: messages.calendar.place,
        description: fill(messages.calendar.text, { reference, link }),
        attendees: [email],
      },
      new Date(context.now()),
    );
  return {
    to: email,
    sender: context.facts.brand,
    subject: fill(subject, { reference }),
    text: fill(text, { session, times: sayTimes(context, booking), reference, link }),
    // A reminder changes nothing in a calendar.
    ...(news !== 'reminder' && { calendar: part(news) }),
  };
}

/** How or where people meet, in the language of the office. */
const placeOf = (context: DeskContext) =>
  speaking(context, context.root).facts.desk.booking.calendar.place;

/** The mailbox of the office. */
const officeOf = ({ settings, facts }: DeskContext) => settings.mailTo ?? facts.email;

function teamCalendar(
  context: DeskContext,
  news: BookingNews,
  visitor: Visitor,
  booking: BookingRow,
) {
  const { booking: messages } = context.facts.office;
  const { reference, email, first_name, last_name } = visitor;
  const name = `${first_name} ${last_name}`.trim();
  const entry = {
    ...entryOf(context, booking),
    title: fill(messages.entry, { session: titleOf(context, booking), name }),
    place: placeOf(context),
    description: fill(messages.entryText, { reference }),
    attendees: [officeOf(context), email],
  };
  return invite(methodOf(news), entry, new Date(context.now()));
}

/** The e-mail that tells the office of a booking; a reply to it goes to the visitor. */
export function teamBookedMail(
  context: DeskContext,
  enquiry: NewEnquiry,
  booking: BookingRow,
): OutgoingMail {
  const { booking: team } = context.facts.office;
  const { subject, text, ...mail } = teamMail(context, enquiry);
  const session = `${titleOf(context, booking)}\n${sayTimes(context, booking)}`;
  return {
    ...mail,
    // A suspect enquiry keeps the subject that marks it as suspect.
    subject: enquiry.suspect ? subject : fill(team.booked, { reference: enquiry.reference }),
    text: `${session}\n\n${text}`,
    calendar: teamCalendar(context, 'booked', enquiry, booking),
  };
}

/**
 * The e-mail that tells the office that a session was moved or cancelled.
 * @param before the booking before the change
 */
export function teamChangedMail(
  context: DeskContext,
  news: Exclude<BookingNews, 'booked'>,
  by: 'visitor' | 'staff',
  visitor: Visitor,
  booking: BookingRow,
  before: BookingRow,
): OutgoingMail {
  const { office, form, fields } = context.facts;
  const { booking: team } = office;
  const { reference, email, first_name, last_name } = visitor;
  const parts = [
    `${titleOf(context, booking)}\n${sayTimes(context, booking)}`,
    news === 'moved' ? fill(team.before, { times: sayTimes(context, before) }) : '',
    by === 'visitor' ? team.byVisitor : team.byStaff,
    labelledLines([
      [form.reference, reference],
      [fields['first-name'].label, first_name],
      [fields['last-name'].label, last_name],
      [fields.email.label, email],
    ]),
  ];
  return {
    to: officeOf(context),
    subject: fill(team[news], { reference }),
    text: parts.filter(Boolean).join('\n\n'),
    replyTo: email,
    calendar: teamCalendar(context, news, visitor, booking),
  };
}

/** The e-mail that tells the office that a time is free again because the person was erased; it names nobody. */
export function erasedMail(context: DeskContext, booking: BookingRow): OutgoingMail {
  const { booking: team } = context.facts.office;
  const to = officeOf(context);
  const entry = {
    ...entryOf(context, { ...booking, sequence: booking.sequence + 1 }),
    title: team.entryErased,
    place: placeOf(context),
    description: team.erasedText,
    attendees: [to],
  };
  // The visitor's time zone is personal data and is left out.
  const times = sayTimes(context, { ...booking, zone: context.facts.hours.zone });
  return {
    to,
    subject: team.erased,
    text: `${team.erasedText}\n\n${titleOf(context, booking)}\n${times}`,
    calendar: invite('CANCEL', entry, new Date(context.now())),
  };
}
