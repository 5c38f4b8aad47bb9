import type { ChannelPath } from '../../ui/Channel/channel-path.ts';
import type { HeroVariant, HeroVariantProps } from './hero-variant.ts';
import styles from './OfferHero.module.css';

export interface OfferHeroProps extends HeroVariantProps {
  /** How the first screen of the offer's group is laid out: asset, console, control and others of this folder. */
  form: HeroVariant;
}

/** The light of each gradient; the primary one has none of its own. */
const GRADIENTS = { primary: '', accent: styles.accent, business: styles.business };

/** The first screen of an offer, with its own heroDetail in it (docs/site-rules.md#template). */
export function OfferHero({ form: Form, ...props }: OfferHeroProps) {
  return (
    <header
      className={`${styles.hero} ${GRADIENTS[props.hero.gradient]} ${Form.layout ?? styles.column}`}
      data-theme="dusk"
    >
      <Form {...props} />
    </header>
  );
}

OfferHero.channel = { out: 1, end: 'first' } satisfies ChannelPath;
