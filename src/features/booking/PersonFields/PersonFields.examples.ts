import { sampleWords } from '../../../gallery/content.ts';
import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { PersonFieldsProps } from './PersonFields.tsx';

const words = sampleWords;

export const examples: Example<PersonFieldsProps>[] = [
  { name: 'Empty', props: { prefix: 'person-', errors: {}, words } },
  {
    name: 'Longest',
    props: {
      prefix: 'person-longest-',
      errors: { 'first-name': longest(120), email: longest(160, 3) },
      words,
    },
  },
];
