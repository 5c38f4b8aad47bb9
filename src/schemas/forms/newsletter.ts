import { z } from 'astro/zod';
import { sectionHead } from '../shared/section-head.ts';
import { text, unsearched } from '../shared/text.ts';

/** The sign-up for new articles. Without an endpoint it offers the feed and an e-mail. */
export const newsletter = z.strictObject({
  ...sectionHead,
  label: text(40).describe('Name of the e-mail field'),
  placeholder: unsearched(40).describe('An address, as an example'),
  button: unsearched(30).describe('What the button says'),
  privacy: unsearched(240).describe('What happens with the address'),
});

export type NewsletterContent = z.infer<typeof newsletter>;
