import type { ReactNode } from 'react';
import type { ProblemSolutionContent } from '../../schemas/offer/problem-solution.ts';
import { HeadBeside } from '../../ui/HeadBeside/HeadBeside.tsx';
import { Section, type SectionTheme } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import type { Parts } from './Pairs.tsx';

/** How a group of offers draws its problems and solutions. */
export interface Composition {
  (parts: Parts): ReactNode;
  /** Whether it has a column for the transition. */
  hasTransition?: true;
  /** Whether it stands beside its claim where there is room. */
  isBeside?: true;
}

export interface ProblemSolutionProps
  extends Omit<Parts, 'transition'>,
    Pick<ProblemSolutionContent, 'title' | 'intro' | 'transition'> {
  /** The form of the offer's group; each is a component of this folder. */
  composition: Composition;
  theme: SectionTheme;
}

/** The problems and their solutions, in the form that belongs to the offer's group. */
export function ProblemSolution(props: ProblemSolutionProps) {
  const { composition: Drawn, theme, title, intro, transition, ...parts } = props;
  // A ledger has a column for the transition. Elsewhere it stands with the claim, unless the introduction
  // does.
  const isInHead = !Drawn.hasTransition && !intro;
  const head = { id: 'problems-title', title, intro: isInHead ? transition : intro };
  const drawn = <Drawn {...parts} transition={isInHead ? undefined : transition} />;
  return (
    <Section id="problems" theme={theme} labelledBy="problems-title">
      {Drawn.isBeside ? (
        <HeadBeside {...head}>{drawn}</HeadBeside>
      ) : (
        <>
          <SectionHead {...head} />
          {drawn}
        </>
      )}
    </Section>
  );
}
