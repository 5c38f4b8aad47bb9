import type { ServicesPage } from '../../schemas/services-page.ts';
import type { Words } from '../../schemas/words.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { Rows } from '../../ui/Rows/Rows.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import styles from './ServiceGrid.module.css';

export type ServiceGridProps = ServicesPage['services'] & { words: Words };

/** The core services in a ruled grid. */
export function ServiceGrid({ title, intro, items, words }: ServiceGridProps) {
  return (
    <Band id="services" labelledBy="services-title">
      <SectionHead id="services-title" title={title} intro={intro} />
      <Rows className={styles.grid}>
        {items.map((item) => (
          <li key={item.title} className={styles.cell}>
            <ServiceCard {...item} words={words} />
          </li>
        ))}
      </Rows>
    </Band>
  );
}
