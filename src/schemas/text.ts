import { z } from 'astro/zod';

/** Markup, Markdown links and emphasis have no place in copy: a component decides how words look. */
const MARKUP = /<\/?[a-z][^>]*>|\]\(|\*\*|^#{1,6}\s|&[a-z]+;|\bclass(Name)?=/im;

/**
 * A piece of plain copy.
 * @param max longest length in characters; longer copy breaks the layout it is written for
 */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must be at most ${max} characters`)
    .refine(
      (value) => !MARKUP.test(value),
      'must be plain words: no HTML, Markdown or class names',
    );

/** A name used in addresses and anchors, such as `smart-contracts`. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .describe('Part of an address: lower-case words joined by hyphens');

/** A path on this site: starts with a slash, has no trailing slash, no upper case (spec section 2). */
export const path = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
    'must be a path such as /services, without a trailing slash',
  )
  .describe('A path on this site');

/** Where a link may lead: a path, an anchor on the same page, or both; outside links live in site.yaml. */
export const href = z
  .string()
  .regex(
    /^(?:\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[a-z]+=[a-z0-9-]+)?)?(?:#[a-z0-9-]+)?$|^outside:[a-zA-Z]+$/,
    'must be a path (/contact), an anchor (#features) or outside:<name of a link in site.yaml>',
  )
  .min(1, 'must not be empty')
  .describe('A path, an anchor on the same page, or outside:<key of outside in site.yaml>');

/** Whether the company states a figure (spec) or we chose a modest one to illustrate. */
export const status = z
  .enum(['stated', 'illustrative'])
  .describe('stated: given by the company; illustrative: chosen by us to show the idea');

export type Status = z.infer<typeof status>;
