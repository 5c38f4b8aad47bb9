import type { Messages } from '../../schemas/site/messages.ts';
import { Calls } from '../../ui/Calls/Calls.tsx';
import { Tags } from '../../ui/Tags/Tags.tsx';
import styles from './StageLead.module.css';
import type { StageHero } from './stage-form.ts';

export interface StageLeadProps {
  hero: StageHero;
  messages: Pick<Messages, 'newTab'>;
}

/** What stands below the headline: the lead, further badges, and the two calls. */
export function StageLead({ hero, messages }: StageLeadProps) {
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
