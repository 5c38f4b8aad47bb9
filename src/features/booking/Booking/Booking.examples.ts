import { REGIONS, type RegionNames } from '@falaj/contract/zone-list.ts';
import { sampleMessages } from '../../../gallery/content.ts';
import type { Example } from '../../../gallery/example.ts';
import { sampleFields } from '../../../gallery/fields.ts';
import { sampleHours } from '../../../gallery/hours.ts';
import { longestOf } from '../../../gallery/longest.ts';
import type { BookingContent } from '../../../schemas/forms/booking.ts';
import { booking as bookingSchema } from '../../../schemas/forms/booking.ts';
import type { BookingDesk } from '../booking-desk.ts';
import { pickBookingMessages } from '../booking-messages.ts';
import type { BookingOffice } from '../proposal.ts';
import type { BookingProps } from './Booking.tsx';

type Props = Omit<BookingProps, 'children'>;

const office: BookingOffice = {
  hours: sampleHours,
  brand: 'Falaj',
  prefix: 'FJ',
  language: 'en',
  email: 'hello@falaj.example',
  city: 'Dubai',
  chat: 'https://chat.falaj.example/97140000000',
  locale: 'en-AE',
  page: 'https://falaj.example/contact',
};

const regions = Object.fromEntries(REGIONS.map((region) => [region, region])) as RegionNames;

const booking: BookingContent = {
  title: 'Choose a time to talk',
  intro: 'Pick a session and propose a time.',
  sessionLegend: 'Session',
  sessions: [
    {
      id: 'consultation',
      title: 'Free consultation',
      minutes: 30,
      duration: '30 minutes, free',
      description: 'You describe the asset, and we say whether digital shares suit it.',
    },
    {
      id: 'technical-assessment',
      title: 'Technical assessment',
      minutes: 240,
      duration: 'Half-day workshop',
      description: 'Your engineers and ours go through systems, data and keys.',
      interest: 'Technical Audit',
    },
  ],
  plain: {
    text: 'You can also name two times, Sunday to Thursday, 9:00 AM to 6:00 PM GST. Or write to {email}.',
    call: { text: 'Name Two Times', href: '#message' },
    holidays: 'Holidays',
  },
  picker: {
    title: 'Day and time',
    start: 'Show the Times',
    startHint: 'The next eight weeks, in Dubai time and in yours.',
    notice: 'Times begin 24 hours from now, so that our reply reaches you first.',
    dayLegend: 'Day in Dubai',
    earlier: 'Earlier Days',
    later: 'Later Days',
    timeLegend: 'Time on {day}',
    zone: 'Your time zone',
    regions,
    zoneUnknown: 'You see Dubai time. You can choose yours here.',
    yourTime: '{time} your time',
  },
  proposal: {
    title: 'Your proposal',
    unchosen: 'Choose a time, and your proposal stands here.',
    office: '{day}, {from} to {to} {zone}',
    yours: 'For you: {day}, {from} to {to} ({zone})',
    held: 'We hold the time only once we confirm it by e-mail, within 24 hours.',
    form: 'Fill In the Form',
    file: 'Download Calendar File (.ics)',
    fileFailed: 'The calendar file could not be made.',
    message: 'Proposed time: {session} ({duration}), {office}. {yours}',
    eventTitle: 'Proposed: {session} with {brand}',
    eventPlace: 'By phone or video',
    eventText: 'Not confirmed yet. E-mail: {email}, chat: {chat}',
  },
};

const desk: BookingDesk = {
  endpoint: '/api/in',
  slots: '/api/slots',
  times: '/api/times',
  copy: {
    intro: 'Pick a session and a free time.',
    startHint: 'Free times of the next eight weeks.',
    notice: 'The first time leaves us a day.',
    loading: 'Reading the free times',
    unread: 'The free times could not be read.',
    again: 'Read Them Again',
    none: 'No time is free.',
    title: 'Your booking',
    book: 'Book This Time',
    booking: 'Booking',
    held: 'The time is yours once you press the button.',
    notTaken: 'Not booked. Try again, or write to {email}.',
    bookedTitle: 'Your session is booked',
    bookedText: 'The invitation is on its way.',
    another: 'Book Another Session',
    show: 'Show Free Times',
  },
  fields: sampleFields,
  messages: pickBookingMessages(sampleMessages),
};

const [_session] = booking.sessions;

export const examples: Example<Props>[] = [
  {
    name: 'Two sessions',
    note: 'Wakes when you turn to it. Its days are those after today.',
    props: { booking, office },
  },
  {
    name: 'With a desk',
    note: 'Asks an address for free times that only the browser tests answer.',
    props: { booking, office, desk },
  },
  {
    name: 'Longest',
    props: {
      office,
      booking: {
        ...longestOf(bookingSchema),
        picker: { ...longestOf(bookingSchema).picker, regions },
      },
    },
  },
];
