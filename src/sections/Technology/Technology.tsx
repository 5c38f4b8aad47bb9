import materials from '../../illustrations/IllustrationFrame/Materials.module.css';
import type { ServicesPage } from '../../schemas/pages/services-page.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import { Tags } from '../../ui/Tags/Tags.tsx';
import styles from './Technology.module.css';

export type TechnologyProps = ServicesPage['technology'];

/** The technology: token standards, and the tools we work with. */
export function Technology({ title, intro, protocols, toolsTitle, tools }: TechnologyProps) {
  return (
    <Section id="technology" theme="dusk" labelledBy="technology-title">
      <SectionHead id="technology-title" title={title} intro={intro} />
      <SnapRow labelledBy="technology-title">
        <ul className={styles.protocols}>
          {protocols.map(({ name, title: what, description, uses }) => (
            <li key={name} className={styles.protocol}>
              <h3 className={`${materials.plaque} ${styles.name}`}>{name}</h3>
              <p className={styles.what}>{what}</p>
              <p className={styles.description}>{description}</p>
              <Tags label={name} items={uses} />
            </li>
          ))}
        </ul>
      </SnapRow>
      <h3 className={styles.toolsTitle}>{toolsTitle}</h3>
      <dl className={styles.tools}>
        {tools.map(({ group, items }) => (
          <div key={group} className={styles.group}>
            <dt>{group}</dt>
            {items.map((item) => (
              <dd key={item}>{item}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
