import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { examples as signings } from '../../illustrations/Signing/Signing.examples.ts';
import { examples as checks } from '../../illustrations/TransferCheck/TransferCheck.examples.ts';
import type { ReasonsProps } from './Reasons.tsx';

type Props = Omit<ReasonsProps, 'messages'>;

const three: Props = {
  title: 'One team answers for the whole platform',
  items: [
    {
      title: 'Rules run before a share moves',
      description: 'A wallet that may not hold your share cannot receive it.',
    },
    {
      title: 'You choose the network',
      description: 'Fees, custody and your investors decide where the shares live.',
    },
    {
      title: 'Support responds within 1 hour',
      description: 'Engineers are on call 24/7 for live platforms.',
    },
  ],
};

const checked: Props = {
  ...three,
  intro: 'Six rules run before a share moves.',
  illustration: checks[0]?.props.illustration,
};

export const examples: Example<Props>[] = [
  { name: 'Three, without a sentence', props: three },
  {
    name: 'With a transfer check',
    note: 'Its lamps light with the reasons; all are lit where motion is unwelcome.',
    props: checked,
  },
  { name: 'With a transfer check, right-to-left', dir: 'rtl', props: checked },
  {
    name: 'With a signing',
    note: 'One of the reasons, kept.',
    props: { ...checked, illustration: signings[0]?.props.illustration },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      items: [0, 1, 2, 3, 4, 5].map((start) => ({
        title: longest(50, start),
        description: longest(240, start),
      })),
    },
  },
];
