import { fill } from '@falaj/contract/fill.ts';
import type { ServicesPage } from '../../schemas/pages/services-page.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { commonScale } from './common-scale.ts';
import { ServiceCard } from './ServiceCard.tsx';
import styles from './ServiceGrid.module.css';

export type ServiceGridProps = ServicesPage['services'] & { messages: Messages };

/** The core services, their times as bars under one ruler. */
export function ServiceGrid({ title, intro, items, messages }: ServiceGridProps) {
  const scale = commonScale(items.map(({ timeline }) => timeline));
  return (
    <Section id="services" labelledBy="services-title">
      <SectionHead id="services-title" title={title} intro={intro} />
      {scale && (
        <div className={styles.ruler} aria-hidden="true">
          {scale.marks.map((n) => (
            <span key={n}>
              {n === 0 ? messages.timeline.start : fill(messages.timeline[scale.unit], { n })}
            </span>
          ))}
        </div>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title}>
            <ServiceCard {...item} reach={scale?.reach(item.timeline)} messages={messages} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
