import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { DisclosureProps } from './Disclosure.tsx';

const children = <p>Register of holders, transfer rules, payout file.</p>;

export const examples: Example<DisclosureProps>[] = [
  { name: 'A word', props: { summary: 'Deliverables', children } },
  {
    name: 'On a phone only',
    note: 'Wide screens and sheets show what is inside.',
    props: { summary: 'Deliverables', onPhone: true, children },
  },
  { name: 'Longest', props: { summary: longest(120), children: longest(260) } },
];
