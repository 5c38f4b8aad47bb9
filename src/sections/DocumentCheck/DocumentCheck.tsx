import type { DocumentCheckContent } from '../../schemas/document-check.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { Points } from '../../ui/Points/Points.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';

export type DocumentCheckProps = DocumentCheckContent;

/** Whether a file is one that the site publishes. */
export function DocumentCheck({ title, intro, example }: DocumentCheckProps) {
  return (
    <Band id="tool" mood="dusk" labelledBy="tool-title">
      <SectionHead id="tool-title" title={title} intro={intro} />
      <Points items={example} />
    </Band>
  );
}
