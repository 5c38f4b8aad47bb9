import { z } from 'astro/zod';

const word = z.string().min(1);

/** The interface's own words, one file per language in content/interface: no text lives in components. */
export const words = z.strictObject({
  skip: word, menu: word, closeMenu: word, mainNavigation: word, mobileNavigation: word, everyPage: word,
  footerNavigation: word, breadcrumbs: word, home: word, newTab: word, soon: word,
  popular: word, keyBenefits: word, featureList: word, was: word, up: word, down: word,
  impact: word, benefit: word, problemsLabel: word, solutionsLabel: word,
  deliverables: word, totalDuration: word, ongoing: word, step: word,
  featuredSuccess: word, challenge: word, solution: word, results: word, viewAll: word, moreStudies: word,
  related: word, timeline: word, protocols: word, format: word, duration: word, illustrative: word,
  pauseVideo: word, playVideo: word, required: word, optional: word,
  firstName: word, lastName: word, email: word, company: word, interest: word, budget: word,
  message: word, choose: word, send: word, sendHint: word, social: word, allRights: word,
});

export type Words = z.infer<typeof words>;
