import { sampleCheck } from '../../../gallery/document-check.ts';
import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { DocumentCheckProps } from './DocumentCheck.tsx';

export const examples: Example<DocumentCheckProps>[] = [
  { name: 'A stone for a file', props: { title: 'Drop the file', check: sampleCheck(false) } },
  {
    name: 'Longest',
    props: { title: longest(80), intro: longest(240), check: sampleCheck(true) },
  },
];
