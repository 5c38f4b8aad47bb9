import { sampleMessages } from '../../../gallery/content.ts';
import type { Example } from '../../../gallery/example.ts';
import { sampleHours } from '../../../gallery/hours.ts';
import type { OfficeStatusProps } from './OfficeStatus.tsx';

const props: OfficeStatusProps = { hours: sampleHours, locale: 'en-AE', messages: sampleMessages };

export const examples: Example<OfficeStatusProps>[] = [
  { name: 'Of this moment', note: 'Looks at the clock once it is in view.', props },
  {
    name: 'Never open',
    note: 'The hours of the HTML stand, and the room that other sentences need.',
    props: { ...props, hours: { ...sampleHours, weekdays: [] } },
  },
];
