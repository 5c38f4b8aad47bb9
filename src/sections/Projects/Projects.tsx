import type { PortfolioPage } from '../../schemas/pages/services-page.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { Project, type ProjectProps } from './Project.tsx';
import styles from './Projects.module.css';

export type ProjectsProps = Omit<PortfolioPage['projects'], 'items'> & {
  items: Omit<ProjectProps, 'messages'>[];
  messages: ProjectProps['messages'];
};

/** Sample platforms, one below the other across the page, each with its picture and a link to it. */
export function Projects({ title, intro, items, messages }: ProjectsProps) {
  return (
    <>
      <Section id="projects" isLeading labelledBy="projects-title">
        <SectionHead id="projects-title" title={title} intro={intro} />
      </Section>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.name}>
            <Project {...item} messages={messages} />
          </li>
        ))}
      </ul>
    </>
  );
}
