import { z } from 'astro/zod';
import { picture } from './picture.ts';
import { sectionHead } from './section-head.ts';
import { href, slug, status, text } from './text.ts';

/** A result with a figure (spec section 3, Case study results, first form). */
export const caseResult = z.strictObject({
  metric: text(60).describe('What was measured'),
  value: text(24),
  description: text(140).optional(),
});

/** What a client said; authors are sample data and stay masked (spec section 3). */
export const testimonial = z
  .strictObject({
    quote: text(320).optional(),
    text: text(320).optional().describe('The same as quote; older files use this name'),
    author: z.literal('Name withheld', { error: 'must be "Name withheld": authors stay masked' }),
    position: text(60).optional(),
    role: text(60).optional().describe('The same as position; older files use this name'),
    avatar: picture.optional(),
  })
  .refine((value) => Boolean(value.quote ?? value.text), { path: ['quote'], message: 'is missing' })
  .refine((value) => Boolean(value.position ?? value.role), {
    path: ['position'],
    message: 'is missing',
  });

/** A story of work done (spec section 3, Case study); results are objects or plain strings. */
export const caseStudy = z
  .strictObject({
    id: slug.describe('Its anchor on the case-studies page'),
    title: text(90),
    company: text(60).describe('Who it was for, masked'),
    industry: text(40),
    challenge: text(420),
    solution: text(420),
    results: z.union([z.array(caseResult).min(1).max(6), z.array(text(120)).min(1).max(8)]),
    metrics: z.record(text(50), text(24)).optional(),
    tags: z.array(text(24)).max(6).default([]),
    featured: z.boolean().default(false),
    image: picture.optional(),
    testimonial: testimonial.optional(),
    status: status.default('illustrative'),
  })
  .describe('A case study');

/** Template part 6 (spec section 2): one featured study, up to three others. */
export const caseStudies = z.strictObject({
  ...sectionHead,
  items: z.array(caseStudy).min(1).max(4),
  viewAllLink: href.optional().describe('View All Case Studies appears only when this is given'),
});

export type CaseResult = z.infer<typeof caseResult>;
export type Testimonial = z.infer<typeof testimonial>;
export type CaseStudy = z.infer<typeof caseStudy>;
export type CaseStudiesContent = z.infer<typeof caseStudies>;
