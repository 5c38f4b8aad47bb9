import type { z } from 'astro/zod';
import { figuresIn } from '../../schemas/figures/marked.ts';

const MESSAGE =
  'has a status, but the list of all figures cannot name it: mark its schema with asValue, asTimeline or asStudy (src/schemas/figures/marked.ts)';

/**
 * Finds figures that would be missing from the list of all figures, because their schema does not say where
 * figure and label stand.
 * @param data of a file that meets the schema
 */
export const unnamedFigures = (schema: z.ZodType, data: unknown) =>
  [...figuresIn(schema, data)]
    .filter(({ form }) => form === undefined)
    .map(({ path }) => ({ path, message: MESSAGE }));
