import { sampleBlueprintData, sampleTool } from '../../../gallery/blueprint.ts';
import type { Example } from '../../../gallery/example.ts';
import { longest } from '../../../gallery/longest.ts';
import type { BlueprintProps } from './Blueprint.tsx';

const props: BlueprintProps = {
  ...sampleTool,
  file: { data: sampleBlueprintData, messages: sampleTool.proposal, pages: {} },
  locale: 'en-AE',
  brand: 'Falaj',
};

export const examples: Example<BlueprintProps>[] = [
  { name: 'Head', props },
  { name: 'Longest', props: { ...props, title: longest(80), intro: longest(240) } },
];
