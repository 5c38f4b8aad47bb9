import type { Example } from '../../gallery/example.ts';
import { longestOf } from '../../gallery/longest.ts';
import { problemSolution } from '../../schemas/offer/problem-solution.ts';
import { Cards } from './Cards.tsx';
import { Columns } from './Columns.tsx';
import { Comparison } from './Comparison.tsx';
import { ProblemLedger } from './ProblemLedger.tsx';
import type { Composition, ProblemSolutionProps } from './ProblemSolution.tsx';
import { Stations } from './Stations.tsx';
import { Waterline } from './Waterline.tsx';

type Props = Omit<ProblemSolutionProps, 'messages'>;

const problems: Props['problems'] = [
  {
    title: 'Surplus power has one buyer',
    description: 'A rooftop exports at a flat tariff fixed years ago.',
    impact: 'Income is set by a tariff table, not by demand',
  },
  {
    title: 'Carbon claims are counted twice',
    description: 'The same megawatt-hour can back a certificate here and an offset there.',
    impact: 'A retired credit may not survive due diligence',
  },
  {
    title: 'A plant is too large to own a little of',
    description: 'Partners wait for the refinancing before they can leave.',
    impact: 'Capital stays put for 18 months or more',
  },
  {
    title: 'Batteries earn from one service',
    description: 'Grid, building and trader could share the hours of a day.',
    impact: 'Paid-for capacity stands idle',
  },
];

const solutions: Props['solutions'] = [
  {
    title: 'A local market with signed readings',
    description: 'Each meter signs its interval data; a contract matches and nets.',
    benefit: 'Every trade can be traced to two meter readings',
  },
  {
    title: 'One megawatt-hour, one record',
    description: 'A reading mints a unit once. Retirement burns it and names the beneficiary.',
    benefit: 'Anyone can check whether a claim was used before',
  },
  {
    title: 'Shares in one named plant',
    description: 'A company owns the plant, and net income is paid by the register of that day.',
    benefit: 'Same day',
  },
  {
    title: 'Storage sold by the hour',
    description: 'Grid, building and trader reserve blocks. The contract refuses an overlap.',
    benefit: '30 min',
  },
];

const COMPOSITIONS: [Composition, Props['theme']][] = [
  [Waterline, 'plaster'],
  [Columns, 'plaster-2'],
  [Comparison, 'plaster'],
  [ProblemLedger, 'plaster'],
  [Cards, 'mist'],
  [Stations, 'mist'],
];

const of = ([composition, theme]: (typeof COMPOSITIONS)[number], count: number): Props => ({
  composition,
  theme,
  title: 'From stranded value to flowing value',
  problems: problems.slice(0, count),
  transition: 'With signed readings on one ledger',
  solutions: solutions.slice(0, count),
});

export const examples: Example<Props>[] = COMPOSITIONS.flatMap((form) => [
  ...[2, 3, 4].map((count) => ({
    name: `${form[0].name} of ${count}`,
    props: of(form, count),
  })),
  {
    name: `${form[0].name}, longest`,
    props: {
      ...of(form, 2),
      ...longestOf(problemSolution),
    },
  },
]);
