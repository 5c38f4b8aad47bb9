import { z } from 'astro/zod';
import { sectionHead } from '../shared/section-head.ts';
import { heading, text } from '../shared/text.ts';

/** A problem that costs the reader money or sleep today. */
export const problem = z
  .strictObject({
    title: heading(60).describe('The problem in a few words'),
    description: text(280).describe('What goes wrong, and why'),
    impact: text(90).describe('What it costs, in one line'),
  })
  .describe('A problem card');

/** A solution: what changes once the asset is on-chain. */
export const solution = z
  .strictObject({
    title: heading(60).describe('The solution in a few words'),
    description: text(280).describe('The mechanism, in plain words'),
    benefit: text(90).describe('What the reader gains, in one line; never a promise of returns'),
  })
  .describe('A solution card');

/** The section of problems and solutions. */
export const problemSolution = z
  .strictObject({
    ...sectionHead,
    problems: z.array(problem).min(2).max(6).describe('Problems, the worst first'),
    transition: text(60).describe('The label between problems and solutions'),
    solutions: z.array(solution).min(2).max(6).describe('Solutions, in the order of the problems'),
  })
  .refine(({ problems, solutions }) => problems.length === solutions.length, {
    path: ['solutions'],
    message: 'must be as many as the problems, since each stands beside its own',
  });

export type ProblemSolutionContent = z.infer<typeof problemSolution>;
