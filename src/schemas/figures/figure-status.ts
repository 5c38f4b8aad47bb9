import { asShared } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { aside } from '../shared/searched.ts';
import { day, slug, unsearched } from '../shared/text.ts';
import { FIGURE_STATUSES } from './choices.ts';

/** Whether a figure comes from a source, is stated by us, is a target, or is made up as a sample. */
export const status = aside(z.enum(FIGURE_STATUSES)).describe(
  'sourced: from an entry of content/sources.yaml; stated: given by us; target: what we work towards; sample: made up to show the idea',
);

/** Words of a basis that describe a page in place of the figure. */
const ABOUT_THE_SITE = /\b(this|other) (site|pages?)\b|\bmenu\b/i;

/** The fields about the basis of a figure; every figure of the site has them. They stand at /figures, which is in English. */
export const provenance = {
  status,
  basis: asShared(unsearched(200))
    .refine((text) => !ABOUT_THE_SITE.test(text), {
      message:
        'speaks of the site: say what is counted and how, as somebody would ask who has not seen the page',
    })
    .optional()
    .describe('What the figure counts and by which method, for the list of all figures'),
  period: asShared(unsearched(80))
    .optional()
    .describe('Which time the figure covers, where its status does not say it'),
  counted: asShared(unsearched(80))
    .optional()
    .describe('Who counted or measured it, where its status does not say it'),
  source: slug.optional().describe('Which entry of content/sources.yaml a sourced figure is from'),
  asOf: day.optional().describe('Day from which the figure holds, if not that of the last review'),
};

/** What a figure says of its basis. */
export interface Provenance {
  status?: FigureStatusName | undefined;
  basis?: string | undefined;
  period?: string | undefined;
  counted?: string | undefined;
  source?: string | undefined;
  asOf?: string | undefined;
}

/** Whether a figure names a source exactly when its status is that it comes from one. */
export const hasSource = ({ status: of, source }: Provenance) => (of === 'sourced') === !!source;

/** The message where `hasSource` fails. It is a function, because zod keeps the object that it is given. */
export const sourceMissing = () => ({
  path: ['source'],
  message:
    'a figure with status: sourced names its entry of content/sources.yaml, others name none',
});

export type FigureStatusName = (typeof FIGURE_STATUSES)[number];
