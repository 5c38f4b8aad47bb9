import type { z } from 'astro/zod';
import { brief } from '../schemas/offer/brief.ts';
import { faq } from '../schemas/offer/faq.ts';
import { aboutPage } from '../schemas/pages/about.ts';
import { contactPage } from '../schemas/pages/contact-page.ts';
import { documentationPage } from '../schemas/pages/resources.ts';
import { toolParts } from '../schemas/pages/tool.ts';
import type { Example } from './example.ts';
import { longest, longestOf } from './longest.ts';

/**
 * Sections that show the content of a schema as it is: the pages of the site show them as they are used, and the
 * gallery shows each at its fullest.
 */
const SCHEMAS: Record<string, z.ZodType> = {
  Brief: brief,
  Faq: faq,
  Help: documentationPage.shape.help,
  Steps: toolParts.how,
  Story: aboutPage.shape.story,
};

/** The same for sections that show a list of a schema below a name. */
const LISTS: Record<string, z.ZodType> = {
  ContactCards: contactPage.shape.cards,
  QuickLinks: documentationPage.shape.quickLinks,
};

const asExamples = (props: unknown): Example<Record<string, unknown>>[] => [
  { name: 'Longest', props: props as Record<string, unknown> },
];

/** The fullest form of a section, by its name, or none where its props are no content. */
export function longestExamples(name: string): Example<Record<string, unknown>>[] {
  if (SCHEMAS[name]) return asExamples(longestOf(SCHEMAS[name]));
  const title = longest(60);
  if (LISTS[name]) return asExamples({ title, label: title, items: longestOf(LISTS[name]) });
  return [];
}
