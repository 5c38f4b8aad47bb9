import type { ReactNode } from 'react';
import type { HeroContent } from '../../schemas/offer/hero.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Calls } from '../../ui/Calls/Calls.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { Tags } from '../../ui/Tags/Tags.tsx';
import styles from './Hero.module.css';
import ground from './HeroGround.module.css';
import later from './Suns.module.css';

export interface HeroProps
  extends Omit<
    HeroContent,
    'backgroundImage' | 'video' | 'statistics' | 'statisticsTitle' | 'risk'
  > {
  /** The picture behind the text, encoded for the page. */
  picture?: PictureData | undefined;
  /** The same scene at later times of day; on wide screens they follow each other as the page is scrolled. */
  suns?: PictureData[] | undefined;
  /** What moves over the picture; only on the home page. */
  loop?: ReactNode;
  /** The product at work beside the headline. */
  product?: ReactNode;
  /** Whether it is the taller one of the home page. */
  isTall?: boolean | undefined;
  /** Whether it is as low as its words, so that the tool below it begins in the first screen. */
  isLow?: boolean | undefined;
  messages: Messages;
}

/** The light of each gradient; the primary one is that of every hero. */
const GRADIENTS = { primary: '', accent: styles.accent, business: styles.business };

/** The first section of a page. */
export function Hero(props: HeroProps) {
  const { title, subtitle, badges, description, primaryCall, secondaryCall } = props;
  const { gradient, picture, suns = [], loop, product, isTall, isLow, messages } = props;
  const names = [
    styles.hero,
    GRADIENTS[gradient],
    product && styles.beside,
    isTall && styles.tall,
    isLow && `${styles.low} ${ground.low}`,
  ];
  return (
    <header className={names.filter(Boolean).join(' ')} data-theme="dusk">
      {picture && <Picture picture={picture} priority className={ground.picture} />}
      {loop}
      {suns.map((sun) => (
        <Picture
          key={sun.src}
          picture={sun}
          wideOnly
          className={`${ground.picture} ${later.sun}`}
        />
      ))}
      <div className={ground.veil} />
      <div className={styles.inner}>
        <div className={styles.text}>
          {subtitle && <Badge kind="lead">{subtitle}</Badge>}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.description}>{description}</p>
          <Tags label={title} items={badges} />
          <Calls
            primary={primaryCall}
            secondary={secondaryCall}
            isOneButton
            newTabHint={messages.newTab}
          />
        </div>
        {product}
      </div>
    </header>
  );
}
