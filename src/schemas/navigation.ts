import { z } from 'astro/zod';
import { call } from './call.ts';
import { href, slug, text } from './text.ts';

/** A link of the menu; a description helps to choose. */
export const navLink = z.strictObject({
  text: text(40),
  href,
  description: text(80).optional(),
});

/** A card without a link: it says what exists or is coming (spec section 2, Mega menu). */
export const navCard = z.strictObject({ title: text(40), description: text(110) });

/** One of the six groups of the mega menu. */
export const navGroup = z.strictObject({
  id: slug,
  title: text(30),
  lead: text(120).describe('One sentence on what this group holds'),
  columns: z
    .array(z.strictObject({ title: text(40), links: z.array(navLink).min(1) }))
    .min(1)
    .max(3),
  cards: z.array(navCard).max(6).default([]),
  calls: z.array(call).min(1).max(2),
});

/** Mega menu, mobile menu and footer: content/navigation.yaml. */
export const navigation = z.strictObject({
  groups: z.array(navGroup).length(6),
  mobile: z.array(navLink).length(5).describe('The five entries below the md breakpoint'),
  contact: call.describe('The button at the end of the header'),
  footer: z
    .array(z.strictObject({ title: text(20), links: z.array(navLink).min(1) }))
    .length(4)
    .describe('Company, Services, Features, Resources'),
});

export type NavLink = z.infer<typeof navLink>;
export type NavCard = z.infer<typeof navCard>;
export type NavGroup = z.infer<typeof navGroup>;
export type Navigation = z.infer<typeof navigation>;
