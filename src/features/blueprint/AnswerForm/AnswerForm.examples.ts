import { sampleRules, sampleTool } from '../../../gallery/blueprint.ts';
import { sampleMessages } from '../../../gallery/content.ts';
import type { Example } from '../../../gallery/example.ts';
import type { AnswerFormProps } from './AnswerForm.tsx';

const props: AnswerFormProps = {
  answers: sampleRules.example,
  assets: sampleRules.assets.map(({ id }) => [id, id]),
  labels: sampleRules.labels,
  numbers: sampleMessages.numbers,
  messages: sampleTool.form,
  locale: 'en-AE',
  isExample: true,
  onChange: () => undefined,
  onShow: () => undefined,
};

const themes: Example<AnswerFormProps>['themes'] = ['plaster'];

export const examples: Example<AnswerFormProps>[] = [
  { name: 'Worked example', props, themes },
  {
    name: 'No place chosen',
    props: { ...props, isExample: false, answers: { ...props.answers, investors: [] } },
    themes,
  },
];
