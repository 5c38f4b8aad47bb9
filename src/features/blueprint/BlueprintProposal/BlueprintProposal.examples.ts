import { sampleBlueprintData, sampleRules, sampleTool } from '../../../gallery/blueprint.ts';
import type { Example } from '../../../gallery/example.ts';
import type { Answers } from '../../../schemas/blueprint/blueprint-answers.ts';
import { makeBlueprint } from '../blueprint.ts';
import type { BlueprintProposalProps } from './BlueprintProposal.tsx';

const props = (answers: Partial<Answers> = {}): BlueprintProposalProps => ({
  blueprint: makeBlueprint(sampleBlueprintData, { ...sampleRules.example, ...answers }),
  rules: sampleRules,
  messages: sampleTool.proposal,
  questions: sampleTool.form.labels,
  pages: { '/legal/risk': 'Risk notice' },
  locale: 'en-AE',
});

const themes: Example<BlueprintProposalProps>['themes'] = ['plaster'];

export const examples: Example<BlueprintProposalProps>[] = [
  { name: 'Worked example', props: props(), themes },
  {
    name: 'Everything that rules can add',
    props: props({
      investors: ['uae', 'gcc', 'eu', 'uk', 'us', 'elsewhere'],
      liquidity: 'venue',
      systems: [],
      holders: 90_000,
      minimum: 1000,
    }),
    themes,
  },
  { name: 'No sum for this asset', props: props({ asset: 'carbon-credits' }), themes },
];
