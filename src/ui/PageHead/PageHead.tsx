import type { ReactNode } from 'react';
import { Furrows } from '../Furrows/Furrows.tsx';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  /** The link back, or a badge, above the headline. */
  above?: ReactNode;
  title: string;
  /** Id of the headline, where another element is labelled by it. */
  titleId?: string | undefined;
  /** `small` is for the titles of texts, which take several lines. */
  size?: 'large' | 'small' | undefined;
  /** One or two sentences under the headline. */
  lead: string;
  /** How long the parts of the page are, from which its field is drawn. */
  furrows: number[];
  /** Content after the lead, such as facts or a form. */
  children?: ReactNode;
}

/** The head of a page that is read: its field in daylight, headline and lead. */
export function PageHead(props: PageHeadProps) {
  const { above, title, titleId, size = 'large', lead, furrows, children } = props;
  return (
    <header className={styles.head}>
      <Furrows lengths={furrows} />
      <div className={styles.inner}>
        {above}
        <h1 id={titleId} className={`${styles.title} ${styles[size]}`}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </header>
  );
}
