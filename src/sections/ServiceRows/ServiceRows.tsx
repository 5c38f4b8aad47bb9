import { Register } from '../../illustrations/Register/Register.tsx';
import type { HomePage } from '../../schemas/pages/home-page.ts';
import type { ServiceCardContent } from '../../schemas/pages/service-card.ts';
import type { Words } from '../../schemas/site/words.ts';
import type { ChannelWay } from '../../ui/Channel/channel-way.ts';
import { Fold } from '../../ui/Fold/Fold.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { ServiceRow } from './ServiceRow.tsx';
import styles from './ServiceRows.module.css';

export type ServiceRowsProps = Omit<HomePage['services'], 'items'> & {
  items: ServiceCardContent[];
  words: Words;
};

/** The services: the first beside the claim, the others in ruled rows across from it. */
export function ServiceRows({ title, intro, items, illustration, words }: ServiceRowsProps) {
  const [first, ...others] = items;
  return (
    <Section id="services" labelledBy="services-title">
      <div className={styles.split}>
        <div className={styles.lead}>
          <h2 id="services-title">{title}</h2>
          {first && <ServiceRow {...first} words={words} />}
          {illustration && (
            <Fold onPhone summary={illustration.title ?? words.illustrations.register.title}>
              <Register illustration={illustration} words={words} />
            </Fold>
          )}
        </div>
        <div className={styles.others}>
          {intro && <p className={styles.intro}>{intro}</p>}
          <ul className={styles.rows}>
            {others.map((item) => (
              <li key={item.title}>
                <ServiceRow {...item} folds words={words} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

ServiceRows.channel = { through: 6 } satisfies ChannelWay;
