import { fill } from '@falaj/contract/fill.ts';
import { Illustration } from '../../illustrations/Illustration/Illustration.tsx';
import { formatFigure } from '../../lib/format-figure.ts';
import type { Feature } from '../../schemas/offer/feature.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import styles from './FeaturePanel.module.css';
import { featureAnchor, featureMetrics } from './feature-metrics.ts';

export interface FeaturePanelProps {
  feature: Feature;
  messages: Pick<Messages, 'keyBenefits' | 'was' | 'figureStatus' | 'illustrations' | 'language'>;
}

/** A feature: its illustration, or its figures on stone in place of one, how it works, and its benefits. */
export function FeaturePanel({ feature, messages }: FeaturePanelProps) {
  const { illustration, trial } = feature;
  const metrics = (
    <dl className={styles.metrics}>
      {featureMetrics(feature.metrics).map(({ label, value, previousValue, status }) => (
        <Figure
          key={label}
          label={
            previousValue ? `${label} (${fill(messages.was, { value: previousValue })})` : label
          }
          value={formatFigure(value, messages.language)}
          status={status && <FigureStatus status={status} messages={messages} />}
        />
      ))}
    </dl>
  );
  return (
    <div id={featureAnchor(feature.id)} className={styles.panel}>
      {illustration ? (
        <div className={styles.shown}>
          <Illustration illustration={illustration} messages={messages} />
        </div>
      ) : (
        <div className={`${styles.shown} ${styles.stone}`}>{metrics}</div>
      )}
      <div className={styles.words}>
        <div className={styles.about}>
          <h3 className={styles.title}>{feature.title}</h3>
          <p className={styles.line}>{feature.description}</p>
          <p>{feature.longDescription}</p>
          {trial && (
            <p>
              <a href={trial.href}>{trial.text}</a>
            </p>
          )}
        </div>
        <div>
          <h4 className={styles.benefits}>{messages.keyBenefits}</h4>
          <BenefitList items={feature.benefits} />
        </div>
        {illustration && metrics}
      </div>
    </div>
  );
}
