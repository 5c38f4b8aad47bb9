import { z } from 'astro/zod';
import { toolBand, toolParts } from './tool.ts';

/** content/pages/tools/blueprint.yaml: a plan with dates, made from a few answers. */
export const blueprintPage = z.strictObject({
  ...toolParts,
  tool: z.strictObject(toolBand).describe('The tool, with a worked example'),
});

export type BlueprintPage = z.infer<typeof blueprintPage>;
export type BlueprintContent = BlueprintPage['tool'];
