import { fill } from '@falaj/contract/fill.ts';
import { Illustration } from '../../illustrations/Illustration/Illustration.tsx';
import { formatFigure } from '../../lib/format-figure.ts';
import type { Feature } from '../../schemas/offer/feature.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { useTitleId } from '../../ui/use-title-id.ts';
import styles from './FeaturePanel.module.css';
import { featureAnchor, featureMetrics } from './feature-metrics.ts';
import single from './SingleFigure.module.css';

export interface FeaturePanelProps {
  feature: Feature;
  /** The picture for a feature without an illustration. */
  picture: PictureData | undefined;
  messages: Pick<Messages, 'keyBenefits' | 'was' | 'figureStatus' | 'illustrations' | 'language'>;
}

/** The details of a feature: how it works, its illustration, its benefits, and its metrics. */
export function FeaturePanel({ feature, picture, messages }: FeaturePanelProps) {
  const { illustration } = feature;
  const id = useTitleId();
  return (
    <div id={featureAnchor(feature.id)} className={styles.panel}>
      <div className={styles.about}>
        <h3 className={styles.title}>{feature.title}</h3>
        <p className={styles.long}>{feature.longDescription}</p>
        {feature.trial && (
          <p className={styles.trial}>
            <a href={feature.trial.href}>{feature.trial.text}</a>
          </p>
        )}
      </div>
      <div className={styles.shown}>
        {illustration && <Illustration illustration={illustration} messages={messages} />}
        {!illustration && picture && (
          <Picture picture={{ ...picture, alt: '' }} className={styles.picture} />
        )}
      </div>
      <div className={styles.more}>
        <h4 id={id} className={styles.benefits}>
          {messages.keyBenefits}
        </h4>
        <Disclosure onPhone labelledBy={id} summaryClassName={styles.summary}>
          <BenefitList items={feature.benefits} wide />
        </Disclosure>
        <dl className={`${styles.metrics} ${single.figures}`}>
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
      </div>
    </div>
  );
}
