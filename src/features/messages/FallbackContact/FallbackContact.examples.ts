import { sampleWords } from '../../../gallery/content.ts';
import type { Example } from '../../../gallery/example.ts';
import type { FallbackContactProps } from './FallbackContact.tsx';

export const examples: Example<FallbackContactProps>[] = [
  {
    name: 'Hidden',
    note: 'Nothing is seen: it shows only when the script of the form beside it cannot be fetched.',
    props: {
      id: 'fallback-text',
      email: 'hello@falaj.example',
      subject: 'Message to Falaj',
      words: sampleWords,
    },
    // Its id may stand once on a page.
    themes: ['plaster'],
  },
];
