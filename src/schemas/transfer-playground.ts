import { z } from 'astro/zod';
import { toolBand, toolParts } from './tool.ts';

/** content/pages/tools/transfer-playground.yaml: transfers of a share, tried on the contracts of the documentation. */
export const transferPlaygroundPage = z.strictObject({
  ...toolParts,
  tool: z.strictObject(toolBand).describe('The tool, with a worked example'),
});

export type TransferPlaygroundPage = z.infer<typeof transferPlaygroundPage>;
export type TransferPlaygroundContent = TransferPlaygroundPage['tool'];
