import { Diagram, type DiagramProps } from '../../features/diagram/Diagram/Diagram.tsx';
import styles from './ReadingDiagram.module.css';

export interface ReadingDiagramProps extends DiagramProps {
  title: string;
  intro?: string | undefined;
}

/** A diagram of the text's subject, shown before the text. */
export function ReadingDiagram({ title, intro, ...diagram }: ReadingDiagramProps) {
  return (
    <section className={styles.diagram} aria-labelledby="how-it-works-title">
      <h2 id="how-it-works-title" className={styles.title}>
        {title}
      </h2>
      {intro && <p>{intro}</p>}
      <Diagram {...diagram} />
    </section>
  );
}
