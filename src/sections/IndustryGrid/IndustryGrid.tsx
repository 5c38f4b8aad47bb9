import type { ServicesPage } from '../../schemas/services-page.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { Rows } from '../../ui/Rows/Rows.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import styles from './IndustryGrid.module.css';

export type IndustryGridProps = ServicesPage['industries'];

/** Industries and what shares do there, hung on one channel. */
export function IndustryGrid({ title, intro, items }: IndustryGridProps) {
  return (
    <Band id="industries" mood="mist" labelledBy="industries-title">
      <SectionHead id="industries-title" title={title} intro={intro} />
      <SnapRow labelledBy="industries-title" isReached={items.every(({ href }) => href)}>
        <Rows className={styles.grid}>
          {items.map(({ name, description, useCases, href }) => (
            <li key={name} className={styles.item}>
              <h3>
                {href ? (
                  <a className={styles.link} href={href}>
                    {name}
                  </a>
                ) : (
                  name
                )}
              </h3>
              <p className={styles.description}>{description}</p>
              <ul className={styles.cases} aria-label={name}>
                {useCases.map((useCase) => (
                  <li key={useCase}>{useCase}</li>
                ))}
              </ul>
            </li>
          ))}
        </Rows>
      </SnapRow>
    </Band>
  );
}
