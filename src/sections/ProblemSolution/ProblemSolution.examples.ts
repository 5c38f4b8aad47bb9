import type { Example } from '../../gallery/example.ts';
import { longestOf } from '../../gallery/longest.ts';
import { OFFER_GROUPS } from '../../schemas/offer/offer.ts';
import { problemSolution } from '../../schemas/offer/problem-solution.ts';
import type { ProblemSolutionProps } from './ProblemSolution.tsx';

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

const of = (group: Props['group'], count: number): Props => ({
  group,
  theme: 'plaster',
  title: 'From stranded value to flowing value',
  problems: problems.slice(0, count),
  transition: 'With signed readings on one ledger',
  solutions: solutions.slice(0, count),
});

export const examples: Example<Props>[] = OFFER_GROUPS.flatMap((group) => [
  ...[2, 3, 4].map((count) => ({ name: `${group}, ${count}`, props: of(group, count) })),
  { name: `${group}, longest`, props: { ...of(group, 2), ...longestOf(problemSolution) } },
]);
