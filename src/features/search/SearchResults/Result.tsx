import { part } from '../../../runtime/elements/part.ts';
import styles from './Result.module.css';
import type { ResultParts } from './SearchResults.lazy.ts';

/** A page that is suggested before anything is typed. */
export interface SearchHint {
  text: string;
  href: string;
  description?: string | undefined;
}

export interface ResultProps extends Partial<SearchHint> {
  as: 'options' | 'list';
}

/** A page that was found. Without an address it is the template that the script copies and fills. */
export function Result({ as, href, text, description }: ResultProps) {
  const place = <span className={styles.group} {...part<ResultParts>('group')} />;
  const about = (
    <>
      <span className={styles.description} {...part<ResultParts>('description')}>
        {description}
      </span>
      <span className={styles.why} {...part<ResultParts>('why')} />
    </>
  );
  if (as === 'list') {
    return (
      <li className={styles.result}>
        {place}
        <a className={styles.link} href={href} {...part<ResultParts>('title')}>
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
      {place}
      <span className={styles.title} {...part<ResultParts>('title')}>
        {text}
      </span>
      {about}
    </a>
  );
}
