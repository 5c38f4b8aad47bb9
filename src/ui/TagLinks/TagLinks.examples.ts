import { sampleTag } from '../../gallery/articles.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { TagLinksProps } from './TagLinks.tsx';

const messages = { tags: 'Tags', articlesOn: 'Articles on {tag}' };
const items = [sampleTag('erc-3643', 'ERC-3643'), sampleTag('kyc', 'KYC')];

export const examples: Example<TagLinksProps>[] = [
  { name: 'On a card', props: { items, messages } },
  { name: 'By themselves', themes: ['mist'], props: { items, as: 'boxes', messages } },
  {
    name: 'Longest',
    props: {
      items: [0, 1, 2, 3, 4].map((start) => sampleTag(`tag-${start}`, longest(24, start))),
      messages,
    },
  },
];
