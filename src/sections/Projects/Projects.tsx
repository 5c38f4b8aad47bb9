import type { PortfolioPage } from '../../schemas/pages/services-page.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import { useTitleId } from '../../ui/use-title-id.ts';
import { Project, type ProjectProps } from './Project.tsx';
import styles from './Projects.module.css';

export type ProjectsProps = Omit<PortfolioPage['projects'], 'items'> & {
  items: Omit<ProjectProps, 'titleId' | 'messages'>[];
  messages: ProjectProps['messages'];
};

/** Sample platforms, each with its picture, one of its screens and a link to it; on a phone they lie in a row. */
export function Projects({ title, intro, items, messages }: ProjectsProps) {
  const id = useTitleId();
  return (
    <Section id="projects" labelledBy="projects-title">
      <SectionHead id="projects-title" title={title} intro={intro} />
      <SnapRow labelledBy="projects-title" isReached className={styles.area}>
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={item.name}>
              <Project {...item} titleId={`${id}-${index}`} messages={messages} />
            </li>
          ))}
        </ul>
      </SnapRow>
    </Section>
  );
}
