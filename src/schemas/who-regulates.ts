import { z } from 'astro/zod';
import { toolBand, toolParts } from './tool.ts';

/** content/pages/tools/who-regulates-this.yaml: which regulators a project is likely to meet. */
export const whoRegulatesPage = z.strictObject({
  ...toolParts,
  tool: z.strictObject(toolBand).describe('The tool, with a worked example'),
});

export type WhoRegulatesPage = z.infer<typeof whoRegulatesPage>;
export type WhoRegulatesContent = WhoRegulatesPage['tool'];
