import type { BlueprintContent } from '../../schemas/blueprint.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { Points } from '../../ui/Points/Points.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';

export type BlueprintProps = BlueprintContent;

/** A plan with dates, made from a few answers about an asset. */
export function Blueprint({ title, intro, example }: BlueprintProps) {
  return (
    <Band id="tool" mood="dusk" labelledBy="tool-title">
      <SectionHead id="tool-title" title={title} intro={intro} />
      <Points items={example} />
    </Band>
  );
}
