import type { BlueprintResult } from '../blueprint.ts';
import { type PdfAround, proposalPdf } from './proposal-pdf.ts';

/** Lays a PDF out beside the page, so that the page stays quick on a phone. */
self.onmessage = ({ data }: MessageEvent<{ blueprint: BlueprintResult; around: PdfAround }>) =>
  self.postMessage(proposalPdf(data.blueprint, data.around));
