import { sampleBlueprintData, sampleRules, sampleTool } from '../../../gallery/blueprint.ts';
import type { Example } from '../../../gallery/example.ts';
import { makeBlueprint } from '../blueprint.ts';
import type { TakenPlan } from '../parts.ts';

const props: TakenPlan = {
  blueprint: makeBlueprint(sampleBlueprintData, sampleRules.example),
  rules: sampleRules,
  messages: sampleTool.proposal,
  locale: 'en-AE',
  brand: 'Falaj',
  url: 'https://falaj.example/tools/blueprint?v=1',
};

const themes: Example<TakenPlan>['themes'] = ['plaster'];

export const examples: Example<TakenPlan>[] = [{ name: 'All ways', props, themes }];
