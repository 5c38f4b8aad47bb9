import type { Example } from '../../gallery/example.ts';
import { longest, longestOf } from '../../gallery/longest.ts';
import { brief } from '../../schemas/offer/brief.ts';
import { faq } from '../../schemas/offer/faq.ts';
import { limits } from '../../schemas/offer/limits.ts';
import type { ClosingProps } from './Closing.tsx';

type Props = Omit<ClosingProps, 'messages'>;

export const examples: Example<Props>[] = [
  {
    name: 'One call',
    props: {
      title: 'One asset is enough to begin',
      calls: [{ text: 'Start Your Project', href: '/contact' }],
      social: [],
    },
  },
  {
    name: 'Social links',
    props: {
      theme: 'dusk',
      title: 'Your first message starts the work',
      intro: 'Tell us what you own and who should be able to hold a share of it.',
      calls: [{ text: 'Start Your Project Today', href: '/contact#message' }],
      social: [
        { id: 'network', url: 'https://network.falaj.example', label: 'Professional network' },
        { id: 'code', url: 'https://code.falaj.example', label: 'Code' },
      ],
    },
  },
  {
    name: 'Of an offer',
    props: {
      title: 'One asset is enough to begin',
      intro: 'Have title deed and rent roll at hand.',
      price: { text: 'Our price, as guidance: $40 to $90', status: 'stated' },
      calls: [
        { text: 'Start Your Project', href: '/contact' },
        { text: 'Book a free call', href: '/contact#book' },
      ],
      social: [],
      limits: {
        title: 'What you still need',
        points: [
          { title: 'Tenants who pay', text: 'A token does not change the rent.' },
          { title: 'A buyer', text: 'Nobody is bound to take a share off you.' },
        ],
        call: { text: 'Compare forms of company', href: '/resources/documentation' },
      },
      faq: {
        title: 'Most first calls begin with these questions',
        items: [
          { question: 'Who holds the keys?', answer: 'Issuer keys are split.' },
          { question: 'Can we leave again?', answer: 'Yes, with the register.' },
        ],
      },
      related: {
        title: 'See also',
        items: [
          { href: '/services/tokenomics', text: 'Tokenomics' },
          { href: '/industries/energy', text: 'Energy' },
        ],
      },
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240, 1),
      price: { text: longest(90), status: 'stated' },
      calls: [
        { text: longest(40), href: '/contact' },
        { text: longest(40, 1), href: 'https://code.falaj.example' },
      ],
      social: [0, 1, 2].map((start) => ({
        id: `profile-${start}`,
        url: `https://profile-${start}.falaj.example`,
        label: longest(40, start),
      })),
      limits: longestOf(limits, 5),
      faq: longestOf(faq, 3),
      brief: longestOf(brief, 5),
      related: {
        title: longest(20),
        items: [0, 1, 2].map((start) => ({ href: `/services/${start}`, text: longest(40, start) })),
      },
    },
  },
];
