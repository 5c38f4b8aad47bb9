import type { TransferPlaygroundContent } from '../../schemas/transfer-playground.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { Points } from '../../ui/Points/Points.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';

export type TransferPlaygroundProps = TransferPlaygroundContent;

/** Transfers of a share, tried on the contracts of the documentation. */
export function TransferPlayground({ title, intro, example }: TransferPlaygroundProps) {
  return (
    <Band id="tool" mood="dusk" labelledBy="tool-title">
      <SectionHead id="tool-title" title={title} intro={intro} />
      <Points items={example} />
    </Band>
  );
}
