import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import styles from './ReliefLinks.module.css';

/** A page that is linked, with the group that it belongs to and its relief. */
export interface ReliefLink {
  href: string;
  text: string;
  group: string;
  picture?: PictureData | undefined;
}

export interface ReliefLinksProps {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Two or three pages. */
  items: ReliefLink[];
}

/** Links to pages under a heading, each beside its relief, whose alternative text is empty. */
export function ReliefLinks({ id, title, items }: ReliefLinksProps) {
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
