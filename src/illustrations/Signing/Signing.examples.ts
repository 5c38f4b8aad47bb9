import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { IllustrationPropsOf } from '../IllustrationFrame/IllustrationFrame.tsx';

type Props = Omit<IllustrationPropsOf<'signing'>, 'messages'>;

const illustration: Props['illustration'] = {
  kind: 'signing',
  context: 'No one person can mint, freeze or upgrade',
  data: {
    act: 'Mint 1,200 shares',
    keys: [
      { holder: 'Issuer', place: 'HSM, Dubai', signedAt: '9 Nov 2026, 10:41' },
      { holder: 'Trustee', place: 'HSM, Luxembourg', signedAt: '11 Nov 2026, 10:43' },
      { holder: 'Operator', place: 'HSM, Abu Dhabi' },
    ],
    hours: 24,
    executedAt: '12 Nov 2026, 10:43',
    testedAt: '12 Oct 2026',
  },
};
const signedBy = (...holders: string[]): Props['illustration']['data'] => ({
  ...illustration.data,
  executedAt: undefined,
  keys: illustration.data.keys.map((key) => ({
    ...key,
    signedAt: holders.includes(key.holder) ? '9 Nov 2026, 10:41' : undefined,
  })),
});

export const examples: Example<Props>[] = [
  { name: 'Two signed and done', props: { illustration } },
  { name: 'None signed', props: { illustration: { ...illustration, data: signedBy() } } },
  { name: 'One signed', props: { illustration: { ...illustration, data: signedBy('Operator') } } },
  {
    name: 'Two signed, still open',
    props: { illustration: { ...illustration, data: signedBy('Issuer', 'Operator') } },
  },
  {
    name: 'Objected',
    props: {
      illustration: {
        ...illustration,
        data: {
          ...signedBy('Issuer', 'Trustee'),
          objection: 'The trustee of the fund asks for the valuation.',
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
          act: longest(60),
          keys: [0, 1, 2].map((start) => ({
            holder: longest(30, start),
            place: longest(40, start + 1),
            signedAt: longest(30, start + 2),
          })),
          hours: 240,
          executedAt: longest(30),
          testedAt: longest(30),
        },
      },
    },
  },
  { name: 'Without motion', still: true, props: { illustration } },
];
