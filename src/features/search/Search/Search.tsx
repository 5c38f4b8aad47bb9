import { pathHere } from '../../../lib/path-here.ts';
import { part } from '../../../runtime/elements/part.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { SearchParts } from '../search-parts.ts';
import styles from './Search.module.css';
import { SearchDialog, type SearchDialogProps } from './SearchDialog.tsx';

export type SearchProps = SearchDialogProps;

/**
 * The search of the header. The button is a link to the search page, which SiteSearch.client.ts turns into
 * the opener of the palette, also by `/` and Ctrl or Cmd and K.
 */
export function Search({ hints, contact, messages }: SearchProps) {
  return (
    <site-search className={styles.whole} shortcut={messages.searchShortcut}>
      <a
        className={styles.opener}
        href={pathHere('/search')}
        aria-label={messages.search}
        {...part<SearchParts>('opener')}
      >
        <Icon name="search" size={22} />
      </a>
      <SearchDialog hints={hints} contact={contact} messages={messages} />
    </site-search>
  );
}
