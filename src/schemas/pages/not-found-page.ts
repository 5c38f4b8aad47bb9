import { z } from 'astro/zod';
import { call } from '../shared/call.ts';
import { picture } from '../shared/picture.ts';
import { seo } from '../shared/seo.ts';
import { heading, href, path, text } from '../shared/text.ts';

/** content/pages/not-found.yaml. */
export const notFoundPage = z.strictObject({
  seo,
  code: text(10).describe('The large figures over the headline'),
  title: heading(60).describe('The headline, h1 of the page'),
  description: text(200).describe('What happened, without blame'),
  call,
  backgroundImage: picture,
  askedFor: text(60).describe('Before the address that was asked for'),
  suggestion: text(60).describe('Before the name of the page that was probably wanted'),
  listTitle: text(60).describe('Over the pages that are listed'),
  hints: z
    .array(z.strictObject({ asked: path, href, text: text(40).describe('Name of that page') }))
    .describe('Addresses that links lead astray, and the page that was probably wanted'),
});

export type NotFoundPage = z.infer<typeof notFoundPage>;
