import { featureAnchor, featureMetrics } from '../../lib/feature-metrics.ts';
import { fill } from '../../lib/fill.ts';
import { formatFigure } from '../../lib/format-figure.ts';
import type { Feature } from '../../schemas/feature.ts';
import type { Words } from '../../schemas/words.ts';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import styles from './FeaturePanel.module.css';
import tabs from './FeatureTabs.module.css';

export interface FeaturePanelProps {
  feature: Feature;
  /** Undefined before hydration; CSS then decides what is shown. */
  selected: boolean | undefined;
  words: Pick<Words, 'keyBenefits' | 'was' | 'figureStatus'>;
}

/** The detail of a feature: how it works, Key Benefits, and its metrics in either form. */
export function FeaturePanel({ feature, selected, words }: FeaturePanelProps) {
  const panel =
    selected === undefined
      ? {}
      : {
          role: 'tabpanel',
          'aria-labelledby': `tab-${feature.id}`,
          hidden: !selected,
          tabIndex: selected ? 0 : undefined,
        };
  const metrics = featureMetrics(feature.metrics);
  return (
    <div id={featureAnchor(feature.id)} className={tabs.panel} {...panel}>
      <h3>{feature.title}</h3>
      <p className={styles.long}>{feature.longDescription}</p>
      <h4 className={styles.benefits}>{words.keyBenefits}</h4>
      <BenefitList items={feature.benefits} wide />
      <dl className={styles.metrics}>
        {metrics.map(({ label, value, previousValue, status }) => (
          <Figure
            key={label}
            label={
              previousValue ? `${label} (${fill(words.was, { value: previousValue })})` : label
            }
            value={formatFigure(value)}
            status={status && <FigureStatus status={status} words={words} />}
          />
        ))}
      </dl>
    </div>
  );
}
