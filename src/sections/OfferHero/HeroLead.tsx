import type { Messages } from '../../schemas/site/messages.ts';
import { Calls } from '../../ui/Calls/Calls.tsx';
import { Tags } from '../../ui/Tags/Tags.tsx';
import styles from './HeroLead.module.css';
import type { OfferHeroData } from './hero-variant.ts';

export interface HeroLeadProps {
  hero: OfferHeroData;
  messages: Pick<Messages, 'newTab'>;
}

/** What stands below the headline: the lead, further badges, and the two calls. */
export function HeroLead({ hero, messages }: HeroLeadProps) {
  return (
    <>
      <p className={styles.lead}>{hero.description}</p>
      <Tags label={hero.title} items={hero.badges} />
      <Calls
        primary={hero.primaryCall}
        secondary={hero.secondaryCall}
        newTabHint={messages.newTab}
      />
    </>
  );
}
