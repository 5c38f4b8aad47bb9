import { sampleMessages } from '../../../gallery/content.ts';
import type { Example } from '../../../gallery/example.ts';
import { longestFields, sampleFields } from '../../../gallery/fields.ts';
import { longest } from '../../../gallery/longest.ts';
import type { FreeTimesProps } from './FreeTimes.tsx';

const whole: FreeTimesProps = {
  title: 'Choose a free time',
  text: 'You see Dubai time first and yours behind it.',
  sessions: 'Free consultation, 30 minutes',
  zones: 'Dubai',
  times: '9:00 AM GST (5:00 AM your time)',
  language: 'en',
  typed: {
    session: 'consultation',
    zone: 'Asia/Dubai',
    'first-name': '',
    'last-name': '',
    email: '',
    company: '',
    message: '',
  },
  labels: { session: 'Session', zone: 'Your time zone', time: 'Time' },
  show: 'Show free times',
  book: 'Book this time',
  fields: sampleFields,
  messages: sampleMessages,
};

export const examples: Example<FreeTimesProps>[] = [
  { name: 'A time to choose', props: whole },
  {
    name: 'Longest',
    props: {
      ...whole,
      title: longest(60),
      text: longest(300),
      labels: { session: longest(40), zone: longest(40), time: longest(60) },
      show: longest(40),
      book: longest(40),
      fields: longestFields,
    },
  },
];
