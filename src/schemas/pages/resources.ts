import { z } from 'astro/zod';
import { newsletter } from '../forms/newsletter.ts';
import { ARTICLE_CATEGORIES } from '../library/article.ts';
import { closing } from '../offer/closing.ts';
import { hero } from '../offer/hero.ts';
import { call } from '../shared/call.ts';
import { icon } from '../shared/icon.ts';
import { asHeading, asText } from '../shared/searched.ts';
import { sectionHead } from '../shared/section-head.ts';
import { seo } from '../shared/seo.ts';
import { heading, slug, text, unsearched } from '../shared/text.ts';
import { fullStudies } from '../studies/full-study.ts';
import { heroTrial } from './hero-trial.ts';

/** The fields that all resource pages share. */
const shell = { seo, hero, closing };

/** A search box over a list. */
const search = z.strictObject({
  label: text(60).describe('Name of the search box'),
  placeholder: unsearched(60).optional().describe('Words to try, in the empty box'),
});

/** content/pages/resources/case-studies.yaml. */
export const caseStudiesPage = z.strictObject({
  ...shell,
  trial: heroTrial.describe('Beside the headline'),
  studies: z
    .strictObject({
      items: fullStudies.describe('The studies, in order'),
    })
    .describe('Every study in full'),
});

/** A category of the documentation; its items name it by id. */
export const documentationCategory = z.strictObject({
  id: slug,
  title: heading(50).describe('What the category is called'),
  description: text(200).describe('What its items are about'),
  icon,
  browse: unsearched(50).describe(
    'The Browse All button, which shows the items that are collapsed',
  ),
});

/** A place to turn to with a question. */
export const helpCard = z.strictObject({
  title: heading(40).describe('Which help it is'),
  description: text(200).describe('When to turn there'),
  icon,
  call,
});

/** content/pages/resources/documentation.yaml. */
export const documentationPage = z.strictObject({
  ...shell,
  search: search.describe('The search over the documentation'),
  quickLinks: z
    .array(
      z.strictObject({
        ...call.shape,
        text: asText(call.shape.text),
        icon,
        description: text(100).describe('What is found there'),
      }),
    )
    .min(1)
    .max(8)
    .describe('Such as Quick Start, API Reference, Smart Contracts, Community'),
  library: z
    .strictObject({
      ...sectionHead,
      categories: z.array(documentationCategory).min(1).max(8).describe('Categories, in order'),
    })
    .describe('Every item by category'),
  downloads: z.strictObject(sectionHead).describe('Over the files of content/library/downloads'),
  help: z
    .strictObject({
      ...sectionHead,
      items: z.array(helpCard).min(1).max(6).describe('The cards, in order'),
    })
    .describe('Where to turn with a question'),
});

/** content/pages/resources/blog.yaml. */
export const blogPage = z.strictObject({
  ...shell,
  articles: z
    .strictObject({
      ...sectionHead,
      search: search.describe('The search over the articles'),
      loadMore: unsearched(40).describe('The button that shows further cards'),
      tags: z
        .record(slug, unsearched(24))
        .describe('The name of each tag that articles may carry: erc-3643 is ERC-3643'),
      categories: z
        .array(
          z.strictObject({
            name: asHeading(z.enum(ARTICLE_CATEGORIES)).describe(
              'The category, as articles name it',
            ),
            description: asText(seo.shape.description).describe(
              'What its own page says, and search results',
            ),
          }),
        )
        .length(ARTICLE_CATEGORIES.length)
        .describe('Every category once'),
    })
    .describe('The list of articles'),
  newsletter: newsletter.describe('The sign-up for new articles'),
});

export type CaseStudiesPage = z.infer<typeof caseStudiesPage>;
export type DocumentationPage = z.infer<typeof documentationPage>;
export type DocumentationCategory = z.infer<typeof documentationCategory>;
export type ArticlesContent = BlogPage['articles'];
export type BlogPage = z.infer<typeof blogPage>;
