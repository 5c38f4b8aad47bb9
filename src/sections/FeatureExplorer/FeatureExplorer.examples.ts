import type { Example } from '../../gallery/example.ts';
import { longestOf } from '../../gallery/longest.ts';
import { featureExplorer } from '../../schemas/offer/feature.ts';
import { OFFER_GROUPS } from '../../schemas/offer/offer.ts';
import type { FeatureExplorerProps } from './FeatureExplorer.tsx';

type Props = Omit<FeatureExplorerProps, 'children' | 'messages'>;

const trading: Props['items'][number] = {
  id: 'peer-to-peer-trading',
  title: 'Peer-to-peer energy trading',
  description: 'Neighbours trade surplus in short intervals',
  longDescription: 'Readings are signed on the device, matched off-chain and settled once a day.',
  icon: 'zap',
  benefits: ['Price set by supply and demand', 'No clearing house between two meters'],
  metrics: [
    { label: 'price interval', value: '5-15 min', previousValue: '1 month', status: 'target' },
    { label: 'market hours', value: '24/7', status: 'stated' },
  ],
  illustration: {
    kind: 'transferCheck',
    context: 'H-0412 sells 38 kWh of one interval',
    data: {
      from: 'H-0412',
      to: 'H-1187',
      shares: 38,
      unit: 'kWh',
      asked: '14:02:06',
      answered: '14:02:07',
      rules: [
        { name: 'Meter is signed', value: 'Certificate valid to 14 Mar 2027' },
        { name: 'Feeder has room', value: '62% of its limit' },
        { name: 'Price is in the band', value: '0.31 of at most 0.45' },
      ],
      outcome: 'passed',
    },
  },
  isPopular: true,
};

const grid: Props['items'][number] = {
  id: 'smart-grid',
  title: 'Smart grid optimization',
  description: 'Flexibility bought where the grid needs it',
  longDescription: 'The operator publishes a constraint as a priced request, and devices answer.',
  icon: 'network',
  benefits: ['Payment follows measured effect', 'Controls stay in the operator’s room'],
  metrics: { 'Response window': '15 min', 'Baseline method': 'Metered' },
  isPopular: false,
};

const storage: Props['items'][number] = {
  id: 'storage',
  title: 'Storage networks',
  description: 'Battery capacity reserved in blocks',
  longDescription: 'The scheduler sells blocks that respect power, energy and the warranty.',
  icon: 'blocks',
  benefits: ['Several services from one battery', 'Shortfalls settled without a claim form'],
  metrics: { 'Block length': '30 min' },
  isPopular: false,
};

/** The look in which the other examples are shown. */
const look = { group: 'services', theme: 'plaster' } as const;

export const examples: Example<Props>[] = [
  {
    name: 'Metrics as list and as map',
    note: 'Wakes when you turn to it. The address names the selected feature.',
    props: {
      ...look,
      title: 'Explore the platform',
      intro: 'Choose a capability to see how it works and what it has to prove.',
      items: [trading, grid, storage],
    },
  },
  {
    name: 'Two features',
    props: { ...look, title: 'Two parts do the work', items: [grid, storage] },
  },
  ...OFFER_GROUPS.map((group) => ({
    name: `Of ${group}`,
    props: { title: 'Three parts share one file', items: [trading, grid, storage], ...look, group },
  })),
  {
    name: 'Longest',
    props: {
      ...look,
      ...longestOf(featureExplorer),
      items: longestOf(featureExplorer).items.map((item) => ({ ...item, illustration: undefined })),
    },
  },
];
