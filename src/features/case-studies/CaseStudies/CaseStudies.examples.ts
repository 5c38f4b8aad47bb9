import type { Example } from '../../../gallery/example.ts';
import { longestOf } from '../../../gallery/longest.ts';
import { examplePicture } from '../../../gallery/picture.ts';
import { type CaseStudy, caseStudies } from '../../../schemas/offer/case-study.ts';
import type { CaseStudiesProps } from './CaseStudies.tsx';

type Props = Omit<CaseStudiesProps, 'messages'>;

const microgrid: CaseStudy = {
  id: 'community-microgrid',
  title: 'A community microgrid that pays its members daily',
  company: 'A residential community, name withheld',
  industry: 'Energy',
  challenge:
    'Twelve hundred rooftops exported at a flat tariff, and members waited six weeks for credit.',
  solution: 'Signed meters, trades matched every five minutes, one balance netted overnight.',
  results: [
    { metric: 'higher export income', value: '34%', description: 'median household, first summer' },
    { metric: 'homes on the market', value: '1,200' },
    { metric: 'disputed readings', value: '0' },
  ],
  metrics: { 'settlement interval': '5-15 min' },
  tags: ['Peer-to-peer', 'Signed meters'],
  featured: false,
  status: 'sample',
};

const lines = [
  'Every retired unit matched to one registry serial',
  'Assurance fieldwork cut from nine days to three',
  'No claim restated in the following year',
  'Evidence pack exported in one step',
  'Registry and token agree every night',
];

const offsets: CaseStudy = {
  ...microgrid,
  id: 'verified-offsets',
  title: 'Offsets an auditor could follow to the meter',
  challenge: 'A third of the offsets could not be tied to a claim.',
  solution: 'Units minted against registry serials and retired with the beneficiary’s name.',
  results: lines,
  metrics: undefined,
};

const solar: CaseStudy = {
  ...microgrid,
  id: 'solar-shares',
  title: 'A 12 MW solar plant with a living register',
  challenge: 'Each transfer took a notary, a bank letter and three weeks.',
  solution: 'The plant’s company issued ERC-3643 shares, with the registrar as agent.',
  featured: true,
  testimonial: {
    quote: 'Members stopped asking when they would be paid.',
    author: 'Invented quotation',
    position: 'Head of Operations',
  },
};

const look = {
  title: 'Work in the field',
  picture: examplePicture,
  group: 'solutions',
} as const;

export const examples: Example<Props>[] = [
  { name: 'One study with figures', props: { ...look, items: [microgrid] } },
  {
    name: 'One study with lines',
    props: { ...look, items: [offsets] },
  },
  {
    name: 'Featured third, view all',
    note: 'The flagged study leads, the others keep their order and open two results each.',
    props: {
      ...look,
      intro: 'Sample projects that show method and scale; figures are illustrative.',
      items: [microgrid, offsets, solar],
      viewAllLink: '/resources/case-studies',
    },
  },
  {
    name: 'Nothing flagged',
    note: 'The first leads; of five studies, one and three are shown.',
    props: {
      ...look,
      items: [
        microgrid,
        offsets,
        { ...solar, featured: false },
        { ...offsets, id: 'fund', title: 'A fund counts three networks as one' },
        { ...offsets, id: 'vault', title: 'A vault that answers on Sundays' },
      ],
    },
  },
  {
    name: 'Longest',
    props: {
      ...look,
      ...longestOf(caseStudies),
      items: longestOf(caseStudies).items.map((study, index) => ({
        ...study,
        featured: index === 0,
        status: 'sample' as const,
      })),
      picture: examplePicture,
      group: 'platforms',
      viewAllLink: '/resources/case-studies',
    },
  },
];
