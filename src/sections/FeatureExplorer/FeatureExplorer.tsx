import type { ReactNode } from 'react';
import type { FeatureExplorerContent } from '../../schemas/feature.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';

export interface FeatureExplorerProps extends FeatureExplorerContent {
  /** The tabs, an island; see FeatureTabs.island.tsx. */
  children?: ReactNode;
}

/** The band around the feature tabs (spec section 2, template part 3). */
export function FeatureExplorer({ title, intro, children }: FeatureExplorerProps) {
  return (
    <Band id="features" mood="dusk" labelledBy="features-title">
      <SectionHead id="features-title" title={title} intro={intro} />
      {children}
    </Band>
  );
}
