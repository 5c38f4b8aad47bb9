import { sampleMessages } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import { Counter } from '../Counter/Counter.tsx';
import { FigureStatus } from '../FigureStatus/FigureStatus.tsx';
import type { FigureProps } from './Figure.tsx';

export const examples: Example<FigureProps>[] = [
  {
    name: 'Text',
    within: 'dl',
    props: { value: '8–12 weeks', label: 'to a live tokenization platform' },
  },
  {
    name: 'With a status',
    within: 'dl',
    props: {
      value: '25+',
      label: 'networks',
      status: <FigureStatus status="stated" messages={sampleMessages} />,
    },
  },
  { name: 'Shortest', within: 'dl', props: { value: '0', label: 'disputed readings' } },
  {
    name: 'Counter',
    within: 'dl',
    props: { value: <Counter value={25} suffix="+" animate />, label: 'networks' },
  },
  { name: 'Longest', within: 'dl', props: { value: longest(24, 2), label: longest(60) } },
  { name: 'Arabic', within: 'dl', props: { value: '٢٥+', label: 'شبكة مدعومة' }, dir: 'rtl' },
];
