import { part } from '../../runtime/elements/part.ts';
import styles from './Contents.module.css';
import type { ContentsParts } from './ReadingContents.client.ts';

export interface ContentsProps {
  title: string;
  headings: { depth: number; id: string; text: string }[];
}

/** Links to the sections of a text. With fewer than three sections the column is empty. */
export function Contents({ title, headings }: ContentsProps) {
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length < 3) return <div />;
  return (
    <nav className={styles.contents} aria-label={title} data-print="hide">
      <p className={styles.title}>{title}</p>
      <reading-contents>
        <ol className={styles.list} {...part<ContentsParts>('list')}>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </reading-contents>
    </nav>
  );
}
