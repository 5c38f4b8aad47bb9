import type { ReactNode } from 'react';
import type { PlaygroundContent } from '../../../schemas/playground/transfer-playground.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import type { PlaygroundProps } from '../Playground/Playground.island.tsx';

export interface TransferPlaygroundProps
  extends PlaygroundProps,
    Pick<PlaygroundContent, 'title' | 'intro'> {
  /** The playground, an island. */
  children?: ReactNode;
}

/** The section of the playground, where transfers are tried on the contracts of the documentation. */
export function TransferPlayground({ title, intro, children }: TransferPlaygroundProps) {
  return (
    <Section id="tool" isClose theme="dusk" labelledBy="tool-title">
      <SectionHead id="tool-title" title={title} intro={intro} isLine />
      <scenario-address>{children}</scenario-address>
    </Section>
  );
}
