import { part } from '../../../lib/part.ts';
import type { NavLink } from '../../../schemas/navigation.ts';
import type { Words } from '../../../schemas/words.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { SearchParts } from './Search.client.ts';
import styles from './Search.module.css';
import { SearchDialog } from './SearchDialog.tsx';

export interface SearchProps {
  /** What the search offers before anything is typed. */
  hints: NavLink[];
  /** Where a question can be asked. */
  contact: string;
  words: Words;
}

/**
 * The search of the header. The button is a link to the search page, which Search.client.ts turns into
 * the opener of the palette, also by `/` and Ctrl or Cmd and K.
 */
export function Search({ hints, contact, words }: SearchProps) {
  return (
    <site-search className={styles.whole} shortcut={words.searchShortcut}>
      <a
        className={styles.opener}
        href="/search"
        aria-label={words.search}
        {...part<SearchParts>('opener')}
      >
        <Icon name="search" size={22} />
      </a>
      <SearchDialog hints={hints} contact={contact} words={words} />
    </site-search>
  );
}
