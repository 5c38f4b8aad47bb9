import type { MouseEvent } from 'react';
import { featureAnchor } from '../../lib/feature-metrics.ts';
import type { Feature } from '../../schemas/feature.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import styles from './FeatureTabs.module.css';

export interface FeatureTabProps {
  feature: Feature;
  /** Undefined before hydration, when the entry is still a plain link to its panel. */
  selected: boolean | undefined;
  /** The word of the Popular badge. */
  popular: string;
  onSelect: () => void;
}

/** An entry of the explorer's list. It stays a link, so that its address can be copied. */
export function FeatureTab({ feature, selected, popular, onSelect }: FeatureTabProps) {
  const anchor = featureAnchor(feature.id);
  const tab =
    selected === undefined
      ? {}
      : {
          role: 'tab',
          'aria-selected': selected,
          'aria-controls': anchor,
          tabIndex: selected ? 0 : -1,
        };
  const onClick = (event: MouseEvent) => {
    // A click that asks for a new tab or window keeps its meaning.
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
      <span className={styles.tabTitle}>{feature.title}</span>
      {feature.isPopular && <Badge kind="popular">{popular}</Badge>}
      <span className={styles.tabLine}>{feature.description}</span>
    </a>
  );
}
