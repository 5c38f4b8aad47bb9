import type { MouseEvent } from 'react';
import type { Feature } from '../../schemas/offer/feature.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import styles from './FeatureTabs.module.css';
import { featureAnchor } from './feature-metrics.ts';

/** What a tab shows of its feature. */
export type TabFeature = Pick<Feature, 'id' | 'title' | 'isPopular'>;

export interface FeatureTabProps {
  feature: TabFeature;
  /** Whether it is shown before anything was selected. */
  isFirst: boolean;
  /** Undefined before hydration, when the entry is still a plain link to its panel. */
  selected: boolean | undefined;
  /** The word on the badge of popular features. */
  popular: string;
  onSelect: () => void;
}

/** An entry of the explorer's list. It stays a link, so that its address can be copied. */
export function FeatureTab(props: FeatureTabProps) {
  const { feature, isFirst, selected, popular, onSelect } = props;
  const anchor = featureAnchor(feature.id);
  const tab =
    selected === undefined
      ? { 'aria-current': isFirst || undefined }
      : {
          role: 'tab',
          'aria-selected': selected,
          'aria-controls': anchor,
          tabIndex: selected ? 0 : -1,
        };
  const onClick = (event: MouseEvent) => {
    // A click with a modifier key opens a new tab or window, as on any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSelect();
  };
  return (
    <a
      id={`tab-${feature.id}`}
      className={styles.tab}
      href={`#${anchor}`}
      onClick={onClick}
      {...tab}
    >
      {feature.title}
      {feature.isPopular && (
        <>
          {' '}
          <Badge kind="popular">{popular}</Badge>
        </>
      )}
    </a>
  );
}
