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

/** What a group has that is no page (docs/site-rules.md#menus). */
export const navCards = z.strictObject({
  title: text(40).describe('Over them'),
  items: z.array(text(40)).min(1).max(6).describe('What exists or is coming, in plain words'),
});

/** A group of the mega menu. */
export const navGroup = z.strictObject({
  id: slug,
  title: text(30).describe('The word in the header'),
  picture: aside(slug).describe(
    'Picture beside the links: a file in media/reliefs, without its ending',
  ),
  columns: z
    .array(
      z.strictObject({
        title: text(40).optional().describe('Over the links; none where there is one column alone'),
        links: z.array(navLink).min(1).describe('In order'),
      }),
    )
    .min(1)
    .max(3)
    .describe('Columns of links; where there is one alone, its links have descriptions'),
  cards: navCards.optional().describe('What is no page, in plain words'),
  calls: z.array(call).min(1).max(3).describe('Links at the end of the panel'),
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
export type NavGroup = z.infer<typeof navGroup>;
export type Navigation = z.infer<typeof navigation>;
