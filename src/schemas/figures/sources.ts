import { z } from 'astro/zod';
import { day, slug, text } from '../shared/text.ts';

/** content/sources.yaml: the publications from which figures are taken. */
export const sources = z.strictObject({
  sources: z
    .array(
      z.strictObject({
        id: slug.describe('Name by which figures refer to it: source: <id>'),
        title: text(160).describe('Title of the publication'),
        publisher: text(80).describe('Who published it'),
        published: day.describe(
          'Day of publication; the first of the month where only that is known',
        ),
      }),
    )
    .describe('The publications, in order of their names'),
});

export type Source = z.infer<typeof sources>['sources'][number];
