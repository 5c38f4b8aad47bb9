import { z } from 'astro/zod';
import { picture } from '../shared/picture.ts';
import { sectionHead } from '../shared/section-head.ts';
import { seo } from '../shared/seo.ts';
import { heading, unsearched } from '../shared/text.ts';

/** content/pages/search.yaml: the search page, which also lists every page. */
export const searchPage = z.strictObject({
  seo,
  title: heading(40).describe('The headline, h1 of the page'),
  lead: unsearched(240).describe('One or two sentences under the headline'),
  backgroundImage: picture.describe('Behind the headline'),
  index: z.strictObject(sectionHead).describe('Above the list of every page'),
});

export type SearchPageContent = z.infer<typeof searchPage>;
