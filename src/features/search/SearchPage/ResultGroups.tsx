import { part } from '../../../runtime/elements/part.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import type { ResultsParts } from '../SearchResults/SearchResults.lazy.ts';
import styles from './ResultGroups.module.css';

export interface ResultGroupsProps {
  messages: Pick<Messages, 'all' | 'searchGroups'>;
}

/** The parts of the site in which pages were found, which narrow the list. SearchResults.lazy.ts copies the first. */
export function ResultGroups({ messages }: ResultGroupsProps) {
  return (
    <ul
      className={styles.groups}
      aria-label={messages.searchGroups}
      hidden
      {...part<ResultsParts>('groups')}
    >
      <li>
        <button type="button" className={styles.group}>
          <span>{messages.all}</span> <span />
        </button>
      </li>
    </ul>
  );
}
