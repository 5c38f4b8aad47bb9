import { z } from 'astro/zod';
import { call } from '../shared/call.ts';
import { aside } from '../shared/searched.ts';
import { href, path, slug, text } from '../shared/text.ts';

/** A link of the menu, with a description that helps to choose. */
export const navLink = z.strictObject({
  text: text(40).describe('What the link says'),
  href,
  description: text(80).optional().describe('One line under it'),
});

/** A card without a link, about what exists or is coming (docs/site-rules.md#menus). */
export const navCard = z.strictObject({
  title: text(40).describe('What exists or is coming'),
  description: text(110).describe('What it is good for'),
});

/** A way on for visitors whom no link of a group fits. */
export const navHint = z.strictObject({
  title: text(40).describe('A question that they ask themselves'),
  text: text(80).describe('What helps them to answer it'),
  href,
});

/** A group of the mega menu. */
export const navGroup = z.strictObject({
  id: slug,
  title: text(30).describe('The word in the header'),
  summary: text(60).describe(
    'On its tile in the menu of phones: what it holds, counted (`{number.industries} industries`) or named',
  ),
  lead: text(120).describe('One sentence on what this group holds'),
  picture: aside(slug).describe(
    'Picture beside the links: a file in media/reliefs, without its ending',
  ),
  columns: z
    .array(
      z.strictObject({
        title: text(40).describe('Over the links'),
        links: z.array(navLink).min(1).describe('In order'),
      }),
    )
    .min(1)
    .max(3)
    .describe('Columns of links'),
  cards: z.array(navCard).max(6).default([]).describe('Cards that are not links'),
  hint: navHint.optional().describe('A card in the free corner of the panel'),
  calls: z.array(call).min(1).max(2).describe('Buttons below the picture of the group'),
});

/** Mega menu, mobile menu and footer: content/navigation.yaml. */
export const navigation = z.strictObject({
  groups: z.array(navGroup).min(2).max(7).describe('The mega menu, in order'),
  mobile: z.array(navLink).min(2).max(8).describe('The entries below the md breakpoint'),
  contact: call.describe('The button at the end of the header'),
  search: z
    .array(navLink)
    .min(1)
    .max(8)
    .describe('What the search offers before anything is typed'),
  footer: z
    .array(
      z.strictObject({
        title: text(20).describe('Over the links'),
        links: z.array(navLink).min(1).describe('In order'),
      }),
    )
    .min(1)
    .max(6)
    .describe('Columns such as Company, Services, Features, Resources'),
  legal: z.array(navLink).min(1).describe('The notices at the foot of every page'),
  notInMenus: z
    .array(path)
    .default([])
    .describe('Pages that no menu shall show; links in texts, the search and the sitemap still do'),
});

export type NavLink = z.infer<typeof navLink>;
export type NavCard = z.infer<typeof navCard>;
export type NavHint = z.infer<typeof navHint>;
export type NavGroup = z.infer<typeof navGroup>;
export type Navigation = z.infer<typeof navigation>;
