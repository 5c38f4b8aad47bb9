import type { CaseStudiesContent } from '../../../schemas/offer/case-study.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import { chooseStudies, type ReadyStudy } from '../case-studies.ts';
import styles from './CaseStudies.module.css';
import { FeaturedStudy } from './FeaturedStudy.tsx';
import { StudyDisclosure } from './StudyDisclosure.tsx';

export interface CaseStudiesProps extends Omit<CaseStudiesContent, 'items'> {
  items: ReadyStudy[];
  messages: Messages;
}

/**
 * One featured study, up to three others that expand, and a link to all studies where the page gives one
 * (docs/site-rules.md#case-studies).
 */
export function CaseStudies({ title, intro, items, viewAllLink, messages }: CaseStudiesProps) {
  const { featured, others } = chooseStudies(items);
  return (
    <Section id="case-studies" theme="mist" labelledBy="case-studies-title">
      <div className={styles.studies}>
        <SectionHead id="case-studies-title" title={title} intro={intro} isNarrow />
        {featured && <FeaturedStudy {...featured} messages={messages} />}
        {others.length > 0 && (
          <ul className={styles.list}>
            {others.map((study) => (
              <li key={study.id}>
                <StudyDisclosure {...study} messages={messages} />
              </li>
            ))}
          </ul>
        )}
        {viewAllLink && (
          <p className={styles.all}>
            <Button kind="solid" href={viewAllLink}>
              {messages.viewAll}
            </Button>
          </p>
        )}
      </div>
    </Section>
  );
}
