import type { PortfolioPage } from '../../schemas/pages/services-page.ts';
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
    <section id="projects" aria-labelledby="projects-title">
      <div className={styles.head}>
        <SectionHead id="projects-title" title={title} intro={intro} />
      </div>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.name}>
            <Project {...item} messages={messages} />
          </li>
        ))}
      </ul>
    </section>
  );
}
