import { part } from '../../../runtime/elements/part.ts';
import type { Words } from '../../../schemas/site/words.ts';
import type { ResultsParts } from '../SearchResults/SearchResults.lazy.ts';
import styles from './ResultGroups.module.css';

export interface ResultGroupsProps {
  words: Pick<Words, 'all' | 'searchGroups'>;
}

/** The parts of the site in which pages were found, which narrow the list. SearchResults.lazy.ts copies the first. */
export function ResultGroups({ words }: ResultGroupsProps) {
  return (
    <ul
      className={styles.groups}
      aria-label={words.searchGroups}
      hidden
      {...part<ResultsParts>('groups')}
    >
      <li>
        <button type="button" className={styles.group}>
          <span>{words.all}</span> <span />
        </button>
      </li>
    </ul>
  );
}
