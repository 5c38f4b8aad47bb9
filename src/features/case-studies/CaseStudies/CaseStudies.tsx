import type { CaseStudiesContent } from '../../../schemas/offer/case-study.ts';
import type { Words } from '../../../schemas/site/words.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import { SnapRow } from '../../../ui/SnapRow/SnapRow.tsx';
import { chooseStudies, type ReadyStudy } from '../case-studies.ts';
import styles from './CaseStudies.module.css';
import { FeaturedStudy } from './FeaturedStudy.tsx';
import { StudyCard } from './StudyCard.tsx';

export interface CaseStudiesProps extends Omit<CaseStudiesContent, 'items'> {
  items: ReadyStudy[];
  words: Words;
}

/**
 * One featured study, up to three others, and a link to all studies where the page gives one
 * (docs/site-rules.md#case-studies).
 */
export function CaseStudies({ title, intro, items, viewAllLink, words }: CaseStudiesProps) {
  const { featured, others } = chooseStudies(items);
  return (
    <Band id="case-studies" mood="mist" labelledBy="case-studies-title">
      <SectionHead id="case-studies-title" title={title} intro={intro} />
      <SnapRow labelledBy="case-studies-title" isReached className={styles.area}>
        <ul className={styles.studies}>
          {featured && (
            <li className={styles.featured}>
              <FeaturedStudy {...featured} words={words} />
            </li>
          )}
          {others.map((study) => (
            <li key={study.id}>
              <StudyCard {...study} words={words} />
            </li>
          ))}
        </ul>
      </SnapRow>
      {viewAllLink && (
        <p className={styles.all}>
          <Button kind="solid" href={viewAllLink}>
            {words.viewAll}
          </Button>
        </p>
      )}
    </Band>
  );
}
