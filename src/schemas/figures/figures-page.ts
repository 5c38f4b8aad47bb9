import { z } from 'astro/zod';
import { closing } from '../offer/closing.ts';
import { hero } from '../offer/hero.ts';
import { counted } from '../shared/counted.ts';
import { aside } from '../shared/searched.ts';
import { sectionHead } from '../shared/section-head.ts';
import { seo } from '../shared/seo.ts';
import { heading, text, unsearched } from '../shared/text.ts';
import { FIGURE_STATUSES } from './choices.ts';

/** content/pages/figures.yaml: the list of all figures with their status and basis. */
export const figuresPage = z.strictObject({
  seo,
  hero,
  statuses: z
    .strictObject({
      ...sectionHead,
      items: z
        .array(
          z.strictObject({
            status: z.enum(FIGURE_STATUSES).describe('Which status is explained; its anchor'),
            title: heading(60).describe('What it means, in a few words'),
            text: text(320).describe('When a figure has it, and what a reader may make of it'),
            basis: unsearched(120).describe('The method of its figures, where a figure names none'),
            period: unsearched(80).describe('The time they cover, where a figure names none'),
            counted: unsearched(80).describe('Who counted them, where a figure names nobody'),
          }),
        )
        .length(FIGURE_STATUSES.length)
        .describe('Every status once'),
    })
    .describe('What the words beside figures mean'),
  ledger: z
    .strictObject({
      ...sectionHead,
      columns: z
        .strictObject({
          figure: unsearched(30).describe('Over the figures'),
          label: unsearched(30).describe('Over what they count'),
          status: unsearched(30).describe('Over what they are'),
          period: unsearched(30).describe('Over the times that they cover'),
          basis: unsearched(30).describe('Over their methods and sources'),
          counted: unsearched(30).describe('Over who counted'),
          date: unsearched(30).describe('Over the days from which they hold'),
        })
        .describe('Heads of the columns'),
      timeline: unsearched(120).describe('The method of a total time that names none'),
      file: unsearched(60).describe('The link to the same list as a file'),
      filter: aside(
        z.strictObject({
          label: unsearched(60).describe('What the two choices are for, for screen readers'),
          page: unsearched(30).describe('Over the choice of a page'),
          allPages: unsearched(30).describe('Its first entry'),
          status: unsearched(30).describe('Over the choice of a status'),
          allStatuses: unsearched(30).describe('Its first entry'),
          count: counted.describe('How many figures fit'),
          none: unsearched(80).describe('Said where none fits'),
          more: unsearched(60).describe('The button that shows more'),
        }),
      ).describe('What narrows the list'),
    })
    .describe('Every figure in one table'),
  closing,
});

export type FiguresPage = z.infer<typeof figuresPage>;
