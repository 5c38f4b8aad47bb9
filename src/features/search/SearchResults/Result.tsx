import styles from './Result.module.css';
import type { SearchHint } from './SearchResults.tsx';

export interface ResultProps extends Partial<SearchHint> {
  as: 'options' | 'list';
}

/** A page that was found. Without an address it is the mould of those that the script fills. */
export function Result({ as, href, text, description }: ResultProps) {
  const about = (
    <>
      <span className={styles.group} data-group />
      <span className={styles.description} data-description>
        {description}
      </span>
    </>
  );
  if (as === 'list') {
    return (
      <li className={styles.result}>
        <a className={styles.link} href={href} data-title>
          {text}
        </a>
        {about}
      </li>
    );
  }
  return (
    <a
      className={`${styles.result} ${styles.option}`}
      href={href}
      role="option"
      aria-selected="false"
      tabIndex={-1}
    >
      <span className={styles.title} data-title>
        {text}
      </span>
      {about}
    </a>
  );
}
