import styles from './Contents.module.css';

export interface ContentsProps {
  title: string;
  headings: { depth: number; id: string; text: string }[];
}

/** The sections of a text as links; an empty column for a text with fewer than three. */
export function Contents({ title, headings }: ContentsProps) {
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length < 3) return <div />;
  return (
    <nav className={styles.contents} aria-label={title} data-print="hide">
      <p className={styles.title}>{title}</p>
      <ol className={styles.list}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
