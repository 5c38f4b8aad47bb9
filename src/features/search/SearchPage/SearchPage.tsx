import { pathHere } from '../../../lib/path-here.ts';
import { part } from '../../../runtime/elements/part.ts';
import type { SearchPageContent } from '../../../schemas/pages/search-page.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { PageHead } from '../../../ui/PageHead/PageHead.tsx';
import { SearchBox } from '../../../ui/SearchBox/SearchBox.tsx';
import { SearchResults } from '../SearchResults/SearchResults.tsx';
import type { SearchPageParts } from '../search-parts.ts';
import { ResultGroups } from './ResultGroups.tsx';
import styles from './SearchPage.module.css';
import { SiteIndex, type SiteIndexProps } from './SiteIndex.tsx';

export interface SearchPageProps extends Pick<SearchPageContent, 'title' | 'lead'> {
  index: SiteIndexProps;
  /** Address of the contact page. */
  contact: string;
  messages: Messages;
}

/**
 * The search page. With a script it answers as the visitor types, and the address holds the query
 * (SearchPage.client.ts); without one it lists every page.
 */
export function SearchPage({ title, lead, index, contact, messages }: SearchPageProps) {
  return (
    <search-page className={styles.page}>
      <PageHead title={title} lead={lead} furrows={index.groups.map(({ links }) => links.length)}>
        <search>
          <form
            className={styles.form}
            action={pathHere('/search')}
            {...part<SearchPageParts>('form')}
          >
            <SearchBox
              size="large"
              label={messages.searchLabel}
              placeholder={messages.searchPlaceholder}
              controls="search-answers"
            />
            <Button>{messages.search}</Button>
          </form>
        </search>
      </PageHead>
      <div className={styles.inner}>
        <div className={styles.answers}>
          <SearchResults
            id="search-answers"
            label={messages.searchResults}
            as="list"
            everyPage={pathHere('/search#every-page')}
            contact={contact}
            messages={messages}
          >
            <ResultGroups messages={messages} />
          </SearchResults>
        </div>
        <SiteIndex {...index} />
      </div>
    </search-page>
  );
}
