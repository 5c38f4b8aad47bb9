import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { NewsletterProps } from './Newsletter.tsx';

type Props = Omit<NewsletterProps, 'messages'>;

const props: Props = {
  title: 'New articles come once a month',
  intro: 'One e-mail with what we learned, and nothing else.',
  label: 'Email Address',
  placeholder: 'name@company.example',
  button: 'Subscribe',
  privacy: 'We use the address for this newsletter only. Every issue has a link that stops it.',
  feeds: [
    { text: 'RSS feed', href: '/feed.xml' },
    { text: 'JSON feed', href: '/feed.json' },
  ],
  email: 'hello@falaj.example',
  language: 'en',
};

export const examples: Example<Props>[] = [
  { name: 'Without an endpoint', props },
  {
    name: 'With an endpoint',
    note: 'Posts to an address that only the browser tests answer.',
    props: { ...props, endpoint: '/api/enquiries' },
  },
  {
    name: 'Longest',
    props: {
      ...props,
      title: longest(60),
      intro: longest(160, 1),
      label: longest(40, 2),
      placeholder: longest(40, 3),
      button: longest(30, 4),
      privacy: longest(240, 5),
      feeds: [0, 1, 2].map((start) => ({ text: longest(40, start), href: `/feed-${start}.xml` })),
    },
  },
];
