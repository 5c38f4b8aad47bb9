import { z } from 'astro/zod';
import { status } from '../figures/figure-status.ts';
import { asStudy } from '../figures/marked.ts';
import { picture } from '../shared/picture.ts';
import { sectionHead } from '../shared/section-head.ts';
import { heading, href, slug, text, unsearched } from '../shared/text.ts';

/** A result with a figure. */
export const caseResult = z.strictObject({
  metric: text(60).describe('What was measured'),
  value: unsearched(24).describe('The figure as it is shown'),
  previousValue: unsearched(24).optional().describe('What the figure was before'),
  description: text(140).optional().describe('What it was before, or how it was measured'),
});

/** A client's quote. Authors are sample data and stay masked (docs/site-rules.md#testimonials). */
export const testimonial = z
  .strictObject({
    quote: text(320).optional().describe('What the client said'),
    text: text(320).optional().describe('The same as quote; older files use this name'),
    author: z
      .literal('Invented quotation', { error: 'must be "Invented quotation": authors stay masked' })
      .describe('Always Invented quotation'),
    position: unsearched(60).optional().describe('What the author does, and where'),
    role: text(60).optional().describe('The same as position; older files use this name'),
    avatar: picture.optional().describe('Not shown: authors stay masked'),
  })
  .refine((value) => Boolean(value.quote ?? value.text), { path: ['quote'], message: 'is missing' })
  .refine((value) => Boolean(value.position ?? value.role), {
    path: ['position'],
    message: 'is missing',
  });

/** A story of finished work. Its results are objects or plain strings. */
export const caseStudy = asStudy(
  z
    .strictObject({
      id: slug.describe('Its anchor on the case-studies page'),
      title: heading(90).describe('What was reached, as a headline'),
      company: text(60).describe('Who it was for, masked'),
      industry: text(40).describe('Its industry; the page narrows by it'),
      challenge: text(420).describe('What was in the way'),
      solution: text(420).describe('What was built'),
      results: z
        .union([z.array(caseResult).min(1).max(6), z.array(text(120)).min(1).max(8)])
        .describe('Figures with what they measure, or plain lines'),
      metrics: z
        .record(text(50), unsearched(24))
        .optional()
        .describe('Further figures of a featured study, from label to value'),
      tags: z.array(text(24)).max(6).default([]).describe('A few words each, as badges'),
      featured: z.boolean().default(false).describe('Shown large; else the first study is'),
      image: picture.optional().describe('A picture beside the study'),
      testimonial: testimonial.optional().describe('What the client said of it'),
      status: status.default('sample').describe('What all figures of the study are'),
    })
    .describe('A case study'),
);

/** The section of case studies: one featured study, up to three others (docs/site-rules.md#case-studies). */
export const caseStudies = z.strictObject({
  ...sectionHead,
  items: z.array(caseStudy).min(1).max(4).describe('The studies, in order'),
  picture: picture
    .optional()
    .describe('The picture of the featured study, which no other page shows'),
  viewAllLink: href.optional().describe('View All Case Studies appears only when this is given'),
});

export type CaseResult = z.infer<typeof caseResult>;
export type Testimonial = z.infer<typeof testimonial>;
export type CaseStudy = z.infer<typeof caseStudy>;
export type CaseStudiesContent = z.infer<typeof caseStudies>;
