import type { ReactNode } from 'react';
import type { Plural } from '../../../lib/plural.ts';
import { part } from '../../../runtime/elements/part.ts';
import { Result, type SearchHint } from './Result.tsx';
import type { ResultsParts } from './SearchResults.lazy.ts';
import styles from './SearchResults.module.css';

export interface SearchResultsProps {
  /** Id of the list, for the search box that controls it. */
  id: string;
  /** Name of the list. */
  label: string;
  /** Whether the pages are options of a combobox or a plain list of links. */
  as: 'options' | 'list';
  /** The suggestions that are shown before anything is typed, and the line above them. */
  hints?: SearchHint[] | undefined;
  hintsTitle?: string | undefined;
  /** Address of the list of all pages. */
  everyPage: string;
  /** Address of the contact page. */
  contact: string;
  /** What narrows the list, above or beside it (SearchPage/ResultGroups.tsx). */
  children?: ReactNode;
  messages: {
    searchNone: string;
    searchCount: Plural;
    searchBusy: string;
    searchEverywhere: string;
    searchFailed: string;
    searchRetry: string;
    searchAsk: string;
  };
}

/**
 * The results of a search: their number as a status (WCAG 4.1.3), the pages, and help where there are none.
 * SearchResults.lazy.ts fills it.
 */
export function SearchResults(props: SearchResultsProps) {
  const { id, label, as, hints = [], hintsTitle, everyPage, contact, children, messages } = props;
  const List = as === 'options' ? 'div' : 'ol';
  return (
    <search-results
      className={styles.whole}
      none={messages.searchNone}
      count={JSON.stringify(messages.searchCount)}
      busy={messages.searchBusy}
      idle={hintsTitle}
    >
      <p className={styles.status} role="status" {...part<ResultsParts>('status')}>
        {hintsTitle}
      </p>
      {children}
      <List
        id={id}
        className={styles.list}
        role={as === 'options' ? 'listbox' : undefined}
        aria-label={label}
        hidden={hints.length === 0}
        {...part<ResultsParts>('list')}
      >
        {hints.map((hint) => (
          <Result key={hint.href} as={as} {...hint} />
        ))}
      </List>
      <template {...part<ResultsParts>('template')}>
        <Result as={as} />
      </template>
      <p className={styles.help} {...part<ResultsParts>('none')} hidden>
        <a href={everyPage}>{messages.searchEverywhere}</a>
        <a href={contact}>{messages.searchAsk}</a>
      </p>
      <div className={styles.failed} role="alert" {...part<ResultsParts>('failed')} hidden>
        <p>{messages.searchFailed}</p>
        <p className={styles.help}>
          <button type="button" className={styles.retry} {...part<ResultsParts>('retry')}>
            {messages.searchRetry}
          </button>
          <a href={everyPage}>{messages.searchEverywhere}</a>
        </p>
      </div>
    </search-results>
  );
}
