import { Signing } from '../../illustrations/Signing/Signing.tsx';
import { TransferCheck } from '../../illustrations/TransferCheck/TransferCheck.tsx';
import type { AboutPage } from '../../schemas/pages/about.ts';
import type { HomePage } from '../../schemas/pages/home-page.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import type { ChannelPath } from '../../ui/Channel/channel-path.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { Reason } from './Reason.tsx';
import styles from './Reasons.module.css';

export interface ReasonsProps extends Omit<HomePage['reasons'], 'illustration'> {
  /** An illustration beside the reasons: rules that they light one by one, or a picture of one value. */
  illustration?: (HomePage['reasons'] | AboutPage['values'])['illustration'];
  messages: Messages;
}

/** The reasons to choose the company, as branches of one channel. On a phone their sentences collapse. */
export function Reasons({ title, intro, items, illustration, messages }: ReasonsProps) {
  return (
    <Section id="reasons" theme="dusk" labelledBy="reasons-title">
      <div className={styles.split}>
        <div className={styles.claim}>
          <SectionHead id="reasons-title" title={title} />
          {intro && <p className={styles.intro}>{intro}</p>}
          {illustration?.kind === 'transferCheck' && (
            <TransferCheck illustration={illustration} messages={messages} follows />
          )}
          {illustration?.kind === 'signing' && (
            <Signing illustration={illustration} messages={messages} />
          )}
        </div>
        <ul className={styles.list}>
          {items.map((item, index) => (
            <Reason key={item.title} {...item} open={index === 0} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

Reasons.channel = { through: 6 } satisfies ChannelPath;
