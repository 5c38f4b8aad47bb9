import { Register } from '../../illustrations/Register/Register.tsx';
import type { HomePage } from '../../schemas/pages/home-page.ts';
import type { ServiceCardContent } from '../../schemas/pages/service-card.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import type { ChannelPath } from '../../ui/Channel/channel-path.ts';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { ServiceRow } from './ServiceRow.tsx';
import styles from './ServiceRows.module.css';

export type ServiceRowsProps = Omit<HomePage['services'], 'items'> & {
  items: ServiceCardContent[];
  messages: Messages;
};

/** The services: the first beside the claim, the others in ruled rows across from it. */
export function ServiceRows({ title, intro, items, illustration, messages }: ServiceRowsProps) {
  const [first, ...others] = items;
  return (
    <Section id="services" labelledBy="services-title">
      <div className={styles.split}>
        <div className={styles.lead}>
          <h2 id="services-title">{title}</h2>
          {first && <ServiceRow {...first} messages={messages} />}
          {illustration && (
            <Disclosure
              onPhone
              summary={illustration.title ?? messages.illustrations.register.title}
            >
              <Register illustration={illustration} messages={messages} />
            </Disclosure>
          )}
        </div>
        <div className={styles.others}>
          {intro && <p className={styles.intro}>{intro}</p>}
          <ul className={styles.rows}>
            {others.map((item) => (
              <li key={item.title}>
                <ServiceRow {...item} collapses messages={messages} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

ServiceRows.channel = { through: 6 } satisfies ChannelPath;
