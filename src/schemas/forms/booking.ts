import { REGIONS } from '@falaj/contract/zone-list.ts';
import { z } from 'astro/zod';
import { call } from '../shared/call.ts';
import { aside } from '../shared/searched.ts';
import { sectionHead } from '../shared/section-head.ts';
import { heading, slug, text, textWith, unsearched } from '../shared/text.ts';
import { optionName } from './form.ts';

/** A session for which visitors choose a time. */
export const bookableSession = z
  .strictObject({
    id: slug.describe('What links name: /contact?session=<id>#book'),
    title: heading(40).describe('What the session is called'),
    minutes: z.number().int().min(15).max(480).describe('Time kept free, in minutes'),
    duration: unsearched(30).describe('In words, such as 90 minutes'),
    description: text(120).describe('What is talked about'),
    interest: aside(optionName)
      .optional()
      .describe(
        'The value of the Service Interest option that the session itself names; the form is given it',
      ),
  })
  .describe('A session that visitors choose a time for');

/** The messages of the picker before and while a time is chosen. */
const picker = z.strictObject({
  title: heading(40).describe('Heading over days and times'),
  start: text(40).describe('The button that shows the times, before the picker is awake'),
  startHint: text(160).describe('Beside that button: which days are offered'),
  notice: text(120).describe('Beside the days: how soon a time can be, and why'),
  dayLegend: text(40).describe('Over the days'),
  earlier: text(30).describe('The button that leads to the days before'),
  later: text(30).describe('The button that leads to the days after'),
  timeLegend: textWith(60, 'day'),
  zone: text(40).describe('Label of the list of time zones'),
  zoneUnknown: text(160).describe(
    'Below it, where the browser names no time zone that can be used, until one is chosen',
  ),
  regions: z
    .strictObject(
      Object.fromEntries(
        REGIONS.map((region) => [region, text(40).describe(`Over the time zones ${region}/…`)]),
      ) as Record<(typeof REGIONS)[number], ReturnType<typeof text>>,
    )
    .describe('Over the time zones of each part of the world'),
  yourTime: textWith(40, 'time'),
});

/** The messages about the chosen time, with {day}, {from}, {to} and {zone} filled in. */
const proposal = z.strictObject({
  title: heading(40).describe('Heading over the time that was chosen'),
  unchosen: text(80).describe('While no time is chosen yet'),
  office: textWith(80, 'day', 'from', 'to', 'zone').describe(
    'The time in the office, with {day}, {from}, {to} and {zone}',
  ),
  yours: textWith(80, 'day', 'from', 'to', 'zone').describe(
    'The time of the visitor, with {day}, {from}, {to} and {zone}',
  ),
  held: text(180).describe('Says plainly when the time is held'),
  form: text(40).describe('The button that takes the time to the contact form'),
  file: text(40).describe('The button that saves the time as a calendar file'),
  fileFailed: text(120).describe('When the calendar file could not be made'),
  message: textWith(160, 'session', 'duration', 'office', 'yours').describe(
    'One line, with {session}, {duration}, {office} and {yours}',
  ),
  eventTitle: textWith(80, 'session', 'brand'),
  eventPlace: text(80).describe('Where it takes place, as calendars show it'),
  eventText: textWith(300, 'brand', 'email', 'chat'),
});

/** The messages where an enquiry desk books a free time at once. */
export const directBooking = z
  .strictObject({
    intro: text(240).describe('In place of the intro'),
    startHint: text(160).describe('In place of the hint beside the button'),
    notice: text(120).describe('In place of what stands beside the days'),
    loading: text(60).describe('While the free times are read'),
    unread: text(160).describe('When they could not be read'),
    again: text(40).describe('The button that reads them again'),
    none: text(120).describe('When no time is free'),
    title: heading(40).describe('Heading over the time that was chosen'),
    book: text(40).describe('The button that books'),
    booking: text(40).describe('The same while it books'),
    held: text(200).describe('Under that button: what happens then'),
    notTaken: textWith(200, 'email').describe('When the desk did not answer'),
    bookedTitle: heading(60).describe('Heading once it is booked'),
    bookedText: text(240).describe('What happens next'),
    another: text(40).describe('The button that begins anew'),
    show: text(40).describe('The button that shows free times to browsers without scripts'),
  })
  .describe('Messages where sessions are booked at once');

/** Choosing a time for a call: sessions, and the messages of every state (contact.yaml). */
export const booking = z.strictObject({
  ...sectionHead,
  sessionLegend: unsearched(40).describe('Over the sessions'),
  sessions: z.array(bookableSession).min(1).max(6).describe('Sessions to choose from, in order'),
  plain: z
    .strictObject({
      text: textWith(200, 'email').describe('With {email}, which becomes a link'),
      call,
      holidays: unsearched(60).describe('Over the days on which the office is closed'),
    })
    .describe('The way that needs no script'),
  picker: aside(picker).describe('Messages of the picker'),
  proposal: aside(proposal).describe('Messages about the time that was chosen'),
  direct: aside(directBooking),
});

export type BookableSession = z.infer<typeof bookableSession>;
export type DirectBooking = z.infer<typeof directBooking>;
/** The messages of the picker, whether times are proposed or booked. */
export type BookingContent = Omit<z.infer<typeof booking>, 'direct'>;
