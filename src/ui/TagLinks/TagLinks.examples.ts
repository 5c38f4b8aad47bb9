import { sampleTag } from '../../gallery/articles.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { TagLinksProps } from './TagLinks.tsx';

const items = [sampleTag('erc-3643', 'ERC-3643'), sampleTag('kyc', 'KYC')];

export const examples: Example<TagLinksProps>[] = [
  { name: 'On a card', props: { label: 'Tags', items } },
  { name: 'By themselves', moods: ['mist'], props: { label: 'Tags', items, as: 'boxes' } },
  {
    name: 'Longest',
    props: {
      label: 'Tags',
      items: [0, 1, 2, 3, 4].map((start) => sampleTag(`tag-${start}`, longest(24, start))),
    },
  },
];
