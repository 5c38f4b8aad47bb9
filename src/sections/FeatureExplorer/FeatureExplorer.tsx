import type { ReactNode } from 'react';
import type { FeatureExplorerContent } from '../../schemas/feature.ts';
import { Band, type Ground } from '../../ui/Band/Band.tsx';
import { IconSymbols } from '../../ui/Icon/IconSymbols.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';

export interface FeatureExplorerProps extends FeatureExplorerContent {
  /** What the band stands on; without it, dusk. */
  mood?: Ground | undefined;
  /** The tabs, an island; see FeatureTabs.island.tsx. */
  children?: ReactNode;
}

/** The band around the feature tabs. */
export function FeatureExplorer(props: FeatureExplorerProps) {
  const { title, intro, items, mood = 'dusk', children } = props;
  const icons = items.flatMap(({ icon }) => icon ?? []);
  return (
    <Band id="features" mood={mood} labelledBy="features-title">
      <SectionHead id="features-title" title={title} intro={intro} />
      <IconSymbols names={icons} />
      {children}
    </Band>
  );
}
