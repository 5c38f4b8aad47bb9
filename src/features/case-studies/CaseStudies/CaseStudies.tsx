import type { CaseStudiesContent } from '../../../schemas/offer/case-study.ts';
import type { Words } from '../../../schemas/site/words.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import { chooseStudies, type ReadyStudy } from '../case-studies.ts';
import styles from './CaseStudies.module.css';
import { FeaturedStudy } from './FeaturedStudy.tsx';
import { StudyFold } from './StudyFold.tsx';

export interface CaseStudiesProps extends Omit<CaseStudiesContent, 'items'> {
  items: ReadyStudy[];
  words: Words;
}

/**
 * One featured study, up to three others that unfold, and a link to all studies where the page gives one
 * (docs/site-rules.md#case-studies).
 */
export function CaseStudies({ title, intro, items, viewAllLink, words }: CaseStudiesProps) {
  const { featured, others } = chooseStudies(items);
  return (
    <Section id="case-studies" theme="mist" labelledBy="case-studies-title">
      <div className={styles.studies}>
        <SectionHead id="case-studies-title" title={title} intro={intro} isNarrow />
        {featured && <FeaturedStudy {...featured} words={words} />}
        {others.length > 0 && (
          <ul className={styles.list}>
            {others.map((study) => (
              <li key={study.id}>
                <StudyFold {...study} words={words} />
              </li>
            ))}
          </ul>
        )}
        {viewAllLink && (
          <p className={styles.all}>
            <Button kind="solid" href={viewAllLink}>
              {words.viewAll}
            </Button>
          </p>
        )}
      </div>
    </Section>
  );
}
