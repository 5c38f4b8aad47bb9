import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import styles from './PictureLinks.module.css';

/** A page that is linked, with the group that it belongs to and its picture. */
export interface PictureLink {
  href: string;
  text: string;
  group: string;
  picture?: PictureData | undefined;
}

export interface PictureLinksProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Two or three pages. */
  items: PictureLink[];
}

/** Links to pages under a heading, each beside its picture, whose alternative text is empty. */
export function PictureLinks({ id, title, items }: PictureLinksProps) {
  return (
    <div className={styles.related}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {items.map(({ href, text, group, picture }) => (
          <li key={href} data-theme="dusk">
            <a className={styles.link} href={href}>
              {picture && <Picture picture={{ ...picture, alt: '' }} className={styles.picture} />}
              <span className={styles.group}>{group}</span>
              <span className={styles.name}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
