import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { ProblemSolutionProps } from './ProblemSolution.tsx';

type Props = Omit<ProblemSolutionProps, 'words'>;

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
];

const six = [0, 1, 2, 3, 4, 5];

export const examples: Example<Props>[] = [
  {
    name: 'Two and two',
    props: {
      title: 'From stranded value to flowing value',
      problems,
      transition: 'What changes on one ledger',
      solutions,
    },
  },
  {
    name: 'Two problems, six solutions',
    props: {
      title: 'Two worries, six parts that answer them',
      intro: 'Branches join into one channel, which divides again.',
      problems,
      transition: 'One count',
      solutions: six.map((start) => ({
        title: `Part ${start + 1} of the answer`,
        description: 'It has one duty, one limit, and a rule for the day it fails.',
        benefit: 'The total is a figure you can look up',
      })),
    },
  },
  {
    name: 'Longest',
    props: {
      title: longest(80),
      intro: longest(240),
      problems: six.map((start) => ({
        title: longest(60, start),
        description: longest(280, start),
        impact: longest(90, start),
      })),
      transition: longest(60),
      solutions: six.map((start) => ({
        title: longest(60, start),
        description: longest(280, start + 1),
        benefit: longest(90, start),
      })),
    },
  },
];
