import type { WhoRegulatesContent } from '../../schemas/who-regulates.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { Points } from '../../ui/Points/Points.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';

export type WhoRegulatesProps = WhoRegulatesContent;

/** Which regulators a project is likely to meet, and why. */
export function WhoRegulates({ title, intro, example }: WhoRegulatesProps) {
  return (
    <Band id="tool" mood="dusk" labelledBy="tool-title">
      <SectionHead id="tool-title" title={title} intro={intro} />
      <Points items={example} />
    </Band>
  );
}
