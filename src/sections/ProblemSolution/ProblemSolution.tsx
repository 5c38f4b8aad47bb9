import type { ProblemSolutionContent } from '../../schemas/offer/problem-solution.ts';
import { Band, type BandGround } from '../../ui/Band/Band.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { Anatomy } from './Anatomy.tsx';
import { Cards } from './Cards.tsx';
import { Columns } from './Columns.tsx';
import { Comparison } from './Comparison.tsx';
import type { Parts } from './Pairs.tsx';
import { ProblemLedger } from './ProblemLedger.tsx';
import { Stations } from './Stations.tsx';

/** How a group of offers draws its problems and solutions; layouts/compose/groups.ts chooses. */
const COMPOSITIONS = {
  anatomy: Anatomy,
  cards: Cards,
  columns: Columns,
  comparison: Comparison,
  ledger: ProblemLedger,
  stations: Stations,
};

export type Composition = keyof typeof COMPOSITIONS;

export interface ProblemSolutionProps
  extends Omit<Parts, 'transition'>,
    Pick<ProblemSolutionContent, 'title' | 'intro' | 'transition'> {
  composition: Composition;
  mood: BandGround;
}

/** The problems and their solutions, in the form that belongs to the offer's group. */
export function ProblemSolution(props: ProblemSolutionProps) {
  const { composition, mood, title, intro, transition, ...parts } = props;
  const Drawn = COMPOSITIONS[composition];
  // A ledger has a column for the transition. Elsewhere it stands beside the claim, unless the introduction
  // does.
  const isBeside = composition !== 'ledger' && !intro;
  return (
    <Band id="problems" mood={mood} labelledBy="problems-title">
      <SectionHead id="problems-title" title={title} intro={isBeside ? transition : intro} />
      <Drawn {...parts} transition={isBeside ? undefined : transition} />
    </Band>
  );
}
