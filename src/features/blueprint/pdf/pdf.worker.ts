import type { BlueprintResult } from '../blueprint.ts';
import { type PdfAround, proposalPdf } from './proposal-pdf.ts';

/** Makes the PDF in a worker, so that the page stays responsive on a phone. */
self.onmessage = ({ data }: MessageEvent<{ blueprint: BlueprintResult; around: PdfAround }>) =>
  self.postMessage(proposalPdf(data.blueprint, data.around));
