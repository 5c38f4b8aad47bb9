import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { IllustrationPropsOf } from '../IllustrationFrame/IllustrationFrame.tsx';

type Props = Omit<IllustrationPropsOf<'networkMap'>, 'messages'>;

const illustration: Props['illustration'] = {
  kind: 'networkMap',
  context: 'One register, wherever the shares live',
  data: {
    total: 40_000,
    unit: 'shares',
    networks: [
      { name: 'Ethereum', type: 'public', shares: 22_400 },
      { name: 'Polygon', type: 'public', shares: 9_600 },
      { name: 'Hyperledger Besu', type: 'permissioned', shares: 8_000 },
      { name: 'Base', type: 'public', shares: 0 },
      { name: 'Avalanche', type: 'public', shares: 0 },
      { name: 'Stellar', type: 'public', shares: 0 },
    ],
  },
};

export const examples: Example<Props>[] = [
  { name: 'Three used, three ready', props: { illustration } },
  {
    name: 'Four networks',
    props: {
      illustration: {
        ...illustration,
        data: {
          total: 10_000,
          unit: 'units',
          networks: [
            { name: 'Ethereum', type: 'public', shares: 7_500 },
            { name: 'Hyperledger Besu', type: 'permissioned', shares: 2_500 },
            { name: 'Polygon', type: 'public', shares: 0 },
            { name: 'Stellar', type: 'public', shares: 0 },
          ],
        },
      },
    },
  },
  {
    name: 'Longest',
    props: {
      illustration: {
        ...illustration,
        title: longest(40),
        context: longest(90),
        data: {
          total: 900_000_000,
          unit: longest(16),
          networks: [0, 1, 2, 3, 4].map((start) => ({
            name: longest(30, start),
            type: 'permissioned' as const,
            shares: 180_000_000,
          })),
        },
      },
    },
  },
  { name: 'Without motion', still: true, props: { illustration } },
];
