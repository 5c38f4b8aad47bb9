import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import { examples as diagrams } from '../Diagram/Diagram.examples.ts';
import type { HowItWorksProps } from './HowItWorks.tsx';

export const examples: Example<Omit<HowItWorksProps, 'messages'>>[] = diagrams.map(
  ({ props, name, ...example }) => ({
    ...example,
    name,
    props: {
      ...props,
      title: name === 'Longest words' ? longest(80) : 'From a title deed to shares',
      intro: name === 'Longest words' ? longest(240, 1) : 'An invented building with one owner.',
    },
  }),
);
