import { Band } from '../../ui/Band/Band.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import styles from './Related.module.css';

export interface RelatedProps {
  title: string;
  /** Two or three pages with a related subject. */
  items: { href: string; text: string; group: string; picture?: PictureData | undefined }[];
}

/** Links to related pages, each with its relief, whose alternative text is empty. */
export function Related({ title, items }: RelatedProps) {
  return (
    <Band labelledBy="related-title" isJoined>
      <div className={styles.related}>
        <h2 id="related-title" className={styles.title}>
          {title}
        </h2>
        <SnapRow labelledBy="related-title" isReached className={styles.area}>
          <ul className={styles.list}>
            {items.map(({ href, text, group, picture }) => (
              <li key={href} data-mood="dusk">
                <a className={styles.link} href={href}>
                  {picture && (
                    <Picture picture={{ ...picture, alt: '' }} className={styles.picture} />
                  )}
                  <span className={styles.group}>{group}</span>
                  <span className={styles.name}>{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </SnapRow>
      </div>
    </Band>
  );
}
