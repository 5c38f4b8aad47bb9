import styles from './Newsletter.module.css';

/** A feed that can be followed in place of the newsletter. */
export interface Feed {
  text: string;
  href: string;
}

export interface FeedLinksProps {
  feeds: Feed[];
}

/** Links to the feeds. */
export function FeedLinks({ feeds }: FeedLinksProps) {
  return (
    <ul className={styles.links}>
      {feeds.map(({ text, href }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
