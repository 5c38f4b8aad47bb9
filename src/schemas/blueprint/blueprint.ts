import { z } from 'astro/zod';
import { toolParts } from '../pages/tool.ts';
import { sectionHead } from '../shared/section-head.ts';
import { blueprintForm, blueprintMessages } from './blueprint-messages.ts';

/** content/pages/tools/blueprint.yaml: a plan with dates, made from a few answers. */
export const blueprintPage = z.strictObject({
  ...toolParts,
  tool: z
    .strictObject({ ...sectionHead, form: blueprintForm, proposal: blueprintMessages })
    .describe('The tool; its worked example is made from content/blueprint.yaml'),
});

export type BlueprintPage = z.infer<typeof blueprintPage>;
export type BlueprintContent = BlueprintPage['tool'];
