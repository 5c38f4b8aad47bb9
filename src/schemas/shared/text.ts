import { asCopy, withoutArrows, withPlaces } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { layerBelow } from './inside.ts';
import { asHeading, aside, asText, searched } from './searched.ts';

/** Markup, Markdown links and emphasis, which are not allowed in copy, because components decide how words look. */
const MARKUP = /<\/?[a-z][^>]*>|\]\(|\*\*|^#{1,6}\s|&[a-z]+;|\bclass(Name)?=/im;

const copy = (max: number) =>
  asCopy(
    withoutArrows(
      z
        .string()
        .trim()
        .min(1, 'must not be empty')
        .max(max, `must be at most ${max} characters`)
        .refine(
          (value) => !MARKUP.test(value),
          'must be plain words: no HTML, Markdown or class names',
        ),
    ),
  );

/**
 * A piece of plain copy, which the search reads.
 * @param max longest length in characters; longer copy breaks the layout it is written for
 */
export const text = (max: number) => asText(copy(max));

/**
 * A piece of plain copy that names a part of the page, so that a search for it finds the page first.
 * @param max longest length in characters
 */
export const heading = (max: number) => asHeading(copy(max));

/**
 * A piece of plain copy that is not searched, such as the label of a button.
 * @param max longest length in characters
 */
export const unsearched = (max: number) => aside(copy(max));

/**
 * A piece of plain copy with placeholders.
 * @param max longest length in characters, as it is written
 * @param places names of the placeholders: `day` for `{day}`
 */
export const textWith = (max: number, ...places: string[]) =>
  withPlaces(text(max).describe(`With ${places.map((place) => `{${place}}`).join(', ')}`), places);

/** A name used in addresses and anchors, such as `smart-contracts`. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .describe('Part of an address: lower-case words joined by hyphens');

/** A name by which other texts refer to the fields of an entry: `{audit.timeline}`. */
export const entryId = slug.describe('Name by which other texts refer to this entry; not shown');

/**
 * A path on this site. It starts with a slash, has no slash at its end and no upper case
 * (docs/site-rules.md#addresses).
 */
export const path = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
    'must be a path such as /services, without a trailing slash',
  )
  .describe('A path on this site');

/**
 * The address of a link: a path, an anchor on the same page, or both. Addresses of other sites are in
 * site.yaml.
 */
export const href = z
  .string()
  .regex(
    /^(?:\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[a-z]+=[a-z0-9-]+)?)?(?:#[a-z0-9-]+)?$|^\/(?:[a-z]+\/)?downloads\/[a-z0-9.-]+$|^outside:[a-zA-Z]+$/,
    {
      error: ({ input }) =>
        /^\w+:\/\//.test(String(input))
          ? 'links to other sites live in content/site.yaml; give it a name under outside there and write outside:<name> here'
          : 'must be a path (/contact), an anchor (#features) or outside:<name of a link in site.yaml>',
    },
  )
  .min(1, 'must not be empty')
  .describe('A path, an anchor on the same page, or outside:<key of outside in site.yaml>');

/** A calendar day, such as 2026-11-21; YAML parses it as a date. */
export const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date('must be a day such as 2026-11-21'),
);

/** A time of the day, such as 09:00. */
export const time = z.iso.time({
  precision: -1,
  error: "must be a time in quotes, such as '09:00'",
});

/** The fields that lead to a page of this site. */
const links = z.registry<{ isLink: true }>();
for (const schema of [path, href]) links.add(schema, { isLink: true });

/** Whether a field leads to a page of this site. */
export function isLink(schema: z.core.$ZodType): boolean {
  const below = layerBelow(schema);
  return Boolean(links.get(schema)) || (below ? isLink(below) : false);
}

// Addresses, file names and days are not copy.
for (const schema of [slug, path, href, day]) searched.add(schema, { role: 'aside' });
