import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { BookedSessionProps } from './BookedSession.tsx';

const whole: BookedSessionProps = {
  title: 'Your session',
  text: 'Choose another time, or cancel the session.',
  facts: (
    <div>
      <dt>Time in Dubai</dt>
      <dd>Wednesday, 25 November 2026, 9:00 AM to 9:30 AM GST</dd>
    </div>
  ),
  seen: '0',
  label: 'Time',
  times: '9:00 AM GST (5:00 AM your time)',
  move: 'Move to this time',
  cancel: 'Cancel the session',
};

export const examples: Example<BookedSessionProps>[] = [
  { name: 'A booked session', props: whole },
  {
    name: 'Longest',
    props: {
      ...whole,
      title: longest(60),
      text: longest(300),
      label: longest(60),
      move: longest(40),
      cancel: longest(40, 1),
    },
  },
];
