import { pathHere } from '../../../lib/path-here.ts';
import { part } from '../../../runtime/elements/part.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import type { NavLink } from '../../../schemas/site/navigation.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SearchResults } from '../SearchResults/SearchResults.tsx';
import type { SearchParts } from '../search-parts.ts';
import styles from './SearchDialog.module.css';
import form from './SearchForm.module.css';

export interface SearchDialogProps {
  /** What the search offers before anything is typed. */
  hints: NavLink[];
  /** Address of the contact page. */
  contact: string;
  messages: Messages;
}

/**
 * The search palette: a popover with a combobox (APG, Combobox with list autocomplete), which its script makes
 * modal. Enter without a chosen page opens the search page with the words. The `/` key can be switched off, as
 * shortcuts of a single character must be (WCAG 2.1.4); the setting lasts as long as the tab.
 */
export function SearchDialog({ hints, contact, messages }: SearchDialogProps) {
  return (
    <dialog
      id="search-palette"
      popover="auto"
      className={styles.dialog}
      aria-label={messages.searchLabel}
      {...part<SearchParts>('dialog')}
      data-theme="dusk"
    >
      <search className={styles.inner}>
        <form className={form.form} action={pathHere('/search')}>
          <button type="submit" className={form.button} aria-label={messages.search}>
            <Icon name="search" />
          </button>
          <input
            className={form.input}
            type="text"
            name="q"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            aria-label={messages.searchLabel}
            aria-autocomplete="list"
            aria-controls="search-options"
            aria-expanded="true"
            placeholder={messages.searchPlaceholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            autoFocus
            {...part<SearchParts>('box')}
          />
          <button
            type="button"
            className={`${form.button} ${form.close}`}
            aria-label={messages.searchClose}
            popoverTarget="search-palette"
            popoverTargetAction="hide"
          />
        </form>
        <div className={styles.answers}>
          <SearchResults
            id="search-options"
            label={messages.searchResults}
            as="options"
            hints={hints}
            hintsTitle={messages.searchUseful}
            everyPage={pathHere('/search#every-page')}
            contact={contact}
            messages={messages}
          />
        </div>
        <label className={styles.slash}>
          <input type="checkbox" defaultChecked {...part<SearchParts>('slash')} />
          {messages.searchSlash}
        </label>
      </search>
    </dialog>
  );
}
