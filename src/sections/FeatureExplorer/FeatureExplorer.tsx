import type { ReactNode } from 'react';
import type { FeatureExplorerContent } from '../../schemas/offer/feature.ts';
import type { OfferGroup } from '../../schemas/offer/offer.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Section, type SectionTheme } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './FeatureExplorer.module.css';
import { FeaturePanel } from './FeaturePanel.tsx';

export interface FeatureExplorerProps extends FeatureExplorerContent {
  theme: SectionTheme;
  /** The group of the offer, which decides where tabs, words and illustration lie. */
  group: OfferGroup;
  messages: Pick<Messages, 'keyBenefits' | 'was' | 'figureStatus' | 'illustrations' | 'language'>;
  /** The tabs, an island; see FeatureTabs.island.tsx. */
  children?: ReactNode;
}

/** The section of the features: their tabs, and a panel for each with its text and its illustration. */
export function FeatureExplorer(props: FeatureExplorerProps) {
  const { title, intro, items, theme, group, messages, children } = props;
  return (
    <Section id="features" theme={theme} labelledBy="features-title">
      <SectionHead id="features-title" title={title} intro={intro} />
      <div className={styles.explorer} data-group={group}>
        {children}
        <div className={styles.panels}>
          {items.map((item) => (
            <FeaturePanel key={item.id} feature={item} messages={messages} />
          ))}
        </div>
      </div>
    </Section>
  );
}
