import type { ServicesPage } from '../../schemas/pages/services-page.ts';
import { CardLink } from '../../ui/CardLink/CardLink.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { Rows } from '../../ui/Rows/Rows.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import styles from './IndustryGrid.module.css';

type Content = ServicesPage['industries'];

export interface IndustryGridProps extends Omit<Content, 'items'> {
  items: (Content['items'][number] & { picture?: PictureData | undefined })[];
}

/** The industries and what shares do there, each with the picture of its page, whose alternative text is empty. */
export function IndustryGrid({ title, intro, items }: IndustryGridProps) {
  return (
    <Section id="industries" theme="mist" labelledBy="industries-title">
      <SectionHead id="industries-title" title={title} intro={intro} />
      <SnapRow labelledBy="industries-title" isReached={items.every(({ href }) => href)}>
        <Rows className={styles.grid}>
          {items.map(({ name, description, useCases, href, picture }) => (
            <li key={name} className={styles.item}>
              {picture && <Picture picture={picture} className={styles.picture} wideOnly />}
              <h3>
                <CardLink href={href}>{name}</CardLink>
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
    </Section>
  );
}
