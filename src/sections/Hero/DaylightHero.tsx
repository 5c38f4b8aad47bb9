import type { HeroContent } from '../../schemas/offer/hero.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Calls } from '../../ui/Calls/Calls.tsx';
import { PageHead } from '../../ui/PageHead/PageHead.tsx';
import styles from './DaylightHero.module.css';

export interface DaylightHeroProps
  extends Omit<HeroContent, 'statistics' | 'statisticsTitle' | 'risk'> {
  /** How long the parts of the page are. */
  furrows: number[];
  messages: Messages;
}

/** The first section of a page that is read. */
export function DaylightHero(props: DaylightHeroProps) {
  const { title, subtitle, description, furrows, primaryCall, secondaryCall, messages } = props;
  return (
    <PageHead
      above={subtitle && <p className={styles.above}>{subtitle}</p>}
      title={title}
      lead={description}
      furrows={furrows}
    >
      {primaryCall && (
        <div className={styles.calls}>
          <Calls primary={primaryCall} secondary={secondaryCall} newTabHint={messages.newTab} />
        </div>
      )}
    </PageHead>
  );
}
