import { sampleBlueprintData, sampleRules, sampleTool } from '../../../gallery/blueprint.ts';
import type { Example } from '../../../gallery/example.ts';
import type { Answers } from '../../../schemas/blueprint/blueprint-answers.ts';
import { makeBlueprint } from '../blueprint.ts';
import type { GanttProps } from './Gantt.tsx';

const { gantt } = sampleTool.proposal;
const props = (answers: Partial<Answers> = {}): GanttProps => {
  const made = makeBlueprint(sampleBlueprintData, { ...sampleRules.example, ...answers });
  return { plan: made.plan, reasons: made.tracks, messages: gantt, locale: 'en-AE' };
};

const themes: Example<GanttProps>['themes'] = ['plaster'];

export const examples: Example<GanttProps>[] = [
  { name: 'Offers beside each other', props: props(), themes },
  { name: 'One offer', props: props({ holders: 60, size: 1_000_000, wait: 0 }), themes },
  { name: 'Beyond the known holidays', props: props({ start: '2029-01-07' }), themes },
];
