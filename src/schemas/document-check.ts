import { z } from 'astro/zod';
import { toolBand, toolParts } from './tool.ts';

/** content/pages/tools/check-a-document.yaml: whether a file is one that the site publishes. */
export const documentCheckPage = z.strictObject({
  ...toolParts,
  tool: z.strictObject(toolBand).describe('The tool, with a worked example'),
});

export type DocumentCheckPage = z.infer<typeof documentCheckPage>;
export type DocumentCheckContent = DocumentCheckPage['tool'];
