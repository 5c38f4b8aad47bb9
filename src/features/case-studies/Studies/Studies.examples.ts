import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import { relief } from '../../../gallery/picture.ts';
import type { ReadyStudy } from '../case-studies.ts';
import type { StudiesProps } from './Studies.tsx';

type Props = Omit<StudiesProps, 'words'>;

const trust: ReadyStudy = {
  id: 'income-trust',
  title: 'A property trust that pays by the register',
  company: 'A listed trust, name withheld',
  industry: 'Real Estate',
  challenge: 'Three registers disagreed, and each payout took eleven days to reconcile.',
  solution: 'One register on a ledger, with the administrator as its agent.',
  results: [
    { metric: 'to close a payout', value: '1 day', previousValue: '11 days' },
    { metric: 'registers', value: '1' },
  ],
  metrics: { 'assets in the register': '$120M', holders: '4,100' },
  tags: ['Payouts', 'Registers'],
  featured: false,
  status: 'sample',
  picture: relief,
};

const loyalty: ReadyStudy = {
  ...trust,
  id: 'nine-brands',
  title: 'One balance for nine brands',
  company: 'A retail group, name withheld',
  industry: 'Retail',
  results: ['Points that move between brands', 'One audit instead of nine'],
  metrics: { brands: '9' },
  testimonial: {
    quote: 'Our finance team found the balance before we did.',
    author: 'Name withheld',
    position: 'Head of Loyalty',
  },
};

export const examples: Example<Props>[] = [
  {
    name: 'Two industries',
    props: { title: 'Work in the field', items: [trust, loyalty] },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      items: [0, 1, 2, 3].map((start) => ({
        ...loyalty,
        id: `longest-${start}`,
        title: longest(90, start),
        company: longest(60, start),
        industry: longest(40, start),
        challenge: longest(420, start),
        solution: longest(420, start + 1),
        results: [0, 1, 2, 3, 4, 5].map((line) => ({
          metric: longest(60, line),
          value: longest(24, line),
          description: longest(140, line),
        })),
        metrics: Object.fromEntries(
          [0, 1, 2, 3].map((line) => [longest(50, line), longest(24, line)]),
        ),
        tags: [0, 1, 2, 3, 4, 5].map((tag) => longest(24, tag)),
        testimonial: {
          quote: longest(320, start),
          author: 'Name withheld' as const,
          position: longest(60, 1),
        },
      })),
    },
  },
];
