import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { type DrawnTool, ToolDrawing } from './ToolDrawing.tsx';
import styles from './ToolGrid.module.css';

export interface ToolGridProps {
  title: string;
  intro?: string | undefined;
  items: { href: string; name: string; text: string; facts: string[]; drawn: DrawnTool }[];
}

/** The tools along one channel, each a link. */
export function ToolGrid({ title, intro, items }: ToolGridProps) {
  return (
    <Section id="tools" theme="dusk" labelledBy="tools-title">
      <SectionHead id="tools-title" title={title} intro={intro} />
      <ul className={styles.list}>
        {items.map(({ href, name, text, facts, drawn }) => (
          <li key={href} className={styles.item}>
            <a className={styles.card} href={href}>
              <ToolDrawing tool={drawn} />
              <strong className={styles.name}>{name}</strong>
              <span className={styles.text}>{text}</span>
              <span className={styles.facts}>
                {facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
