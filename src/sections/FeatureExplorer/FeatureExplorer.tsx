import type { ReactNode } from 'react';
import type { FeatureExplorerContent } from '../../schemas/feature.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { IconSymbols } from '../../ui/Icon/IconSymbols.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';

export interface FeatureExplorerProps extends FeatureExplorerContent {
  /** The tabs, an island; see FeatureTabs.island.tsx. */
  children?: ReactNode;
}

/** The band around the feature tabs. */
export function FeatureExplorer({ title, intro, items, children }: FeatureExplorerProps) {
  const icons = items.flatMap(({ icon }) => icon ?? []);
  return (
    <Band id="features" mood="dusk" labelledBy="features-title">
      <SectionHead id="features-title" title={title} intro={intro} />
      <IconSymbols names={icons} />
      {children}
    </Band>
  );
}
