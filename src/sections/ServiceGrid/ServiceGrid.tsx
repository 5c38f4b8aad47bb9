import { fill } from '@falaj/contract/fill.ts';
import type { ServicesPage } from '../../schemas/pages/services-page.ts';
import type { Words } from '../../schemas/site/words.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { commonScale } from './common-scale.ts';
import { ServiceCard } from './ServiceCard.tsx';
import styles from './ServiceGrid.module.css';

export type ServiceGridProps = ServicesPage['services'] & { words: Words };

/** The core services, their times as bars under one ruler. */
export function ServiceGrid({ title, intro, items, words }: ServiceGridProps) {
  const scale = commonScale(items.map(({ timeline }) => timeline));
  return (
    <Section id="services" labelledBy="services-title">
      <SectionHead id="services-title" title={title} intro={intro} />
      {scale && (
        <div className={styles.ruler} aria-hidden="true">
          {scale.marks.map((n) => (
            <span key={n}>
              {n === 0 ? words.timeline.start : fill(words.timeline[scale.unit], { n })}
            </span>
          ))}
        </div>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title}>
            <ServiceCard {...item} reach={scale?.reach(item.timeline)} words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
