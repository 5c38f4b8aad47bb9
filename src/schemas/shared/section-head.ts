import { heading, text } from './text.ts';

/** The head of every section: a claim and at most one sentence (docs/site-rules.md#look). */
export const sectionHead = {
  title: heading(80).describe('The claim of this section, as a sentence without a full stop'),
  intro: text(240).optional().describe('One sentence beside the claim'),
};
