import type { ReactNode } from 'react';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  /** The link back, above the headline. */
  above?: ReactNode;
  title: string;
  /** Id of the headline, where another element is labelled by it. */
  titleId?: string | undefined;
  /** `small` is for the titles of texts, which take several lines. */
  size?: 'large' | 'small' | undefined;
  /** One or two sentences under the headline. */
  lead: string;
  /** The picture behind the text; without it the head is plain dusk. */
  picture?: PictureData | undefined;
  /** Content after the lead, such as facts or a form. */
  children?: ReactNode;
}

/** The head of a page without a hero: headline and lead on dusk. */
export function PageHead(props: PageHeadProps) {
  const { above, title, titleId, size = 'large', lead, picture, children } = props;
  return (
    <header className={styles.head} data-theme="dusk">
      {picture && (
        <div className={styles.ground}>
          <Picture picture={picture} priority className={styles.picture} />
        </div>
      )}
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
