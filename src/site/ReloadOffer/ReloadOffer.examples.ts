import { sampleMessages } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import type { ReloadOfferProps } from './ReloadOffer.tsx';

export const examples: Example<ReloadOfferProps>[] = [
  {
    name: 'Hidden',
    note: 'Nothing is seen: it shows only when a script of the page has gone from the server.',
    props: { messages: sampleMessages },
    themes: ['plaster'],
  },
];
