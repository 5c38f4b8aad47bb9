import type { ReactNode } from 'react';
import type { FeatureExplorerContent } from '../../schemas/offer/feature.ts';
import type { OfferGroup } from '../../schemas/offer/offer.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { IconSymbols } from '../../ui/Icon/IconSymbols.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { Section, type SectionTheme } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import desk from './Console.module.css';
import styles from './FeatureExplorer.module.css';
import { FeaturePanel } from './FeaturePanel.tsx';

export interface FeatureExplorerProps extends FeatureExplorerContent {
  /** The theme of the section; dusk if not given. */
  theme?: SectionTheme | undefined;
  /** The group of the offer, which decides where tabs, words and illustration lie. */
  group: OfferGroup;
  /** The picture of the page, shown beside features without an illustration; its alternative text is empty. */
  picture?: PictureData | undefined;
  messages: Pick<Messages, 'keyBenefits' | 'was' | 'figureStatus' | 'illustrations' | 'language'>;
  /** The tabs, an island; see FeatureTabs.island.tsx. */
  children?: ReactNode;
}

/** The section of the features: their tabs, and a panel for each with its text and its illustration. */
export function FeatureExplorer(props: FeatureExplorerProps) {
  const { title, intro, items, theme = 'dusk', picture, messages, children } = props;
  const form = props.group === 'platforms' ? `${styles.explorer} ${desk.console}` : styles.explorer;
  const icons = items.flatMap(({ icon }) => icon ?? []);
  return (
    <Section id="features" theme={theme} labelledBy="features-title">
      <SectionHead id="features-title" title={title} intro={intro} />
      <IconSymbols names={icons} />
      <div className={form}>
        {children}
        <div className={styles.panels}>
          {items.map((item) => (
            <FeaturePanel key={item.id} feature={item} picture={picture} messages={messages} />
          ))}
        </div>
      </div>
    </Section>
  );
}
