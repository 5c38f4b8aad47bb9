import { ConnectedElement } from '../../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../../runtime/elements/part.ts';
import type { SearchPageParts } from '../search-parts.ts';

/**
 * `<search-page>` loads the script that answers at the first interaction with the box, or at once where the
 * address holds a query.
 */
class SearchPage extends ConnectedElement<SearchPageParts> {
  protected connect(signal: AbortSignal): void {
    const start = async () => {
      const { startFinder } = await import('./Finder.lazy.ts');
      if (!signal.aborted) startFinder(this, signal);
    };
    if (new URLSearchParams(location.search).has('q')) start();
    else this.find('form').addEventListener('focusin', start, { once: true, signal });
  }
}

customElements.define('search-page', SearchPage);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'search-page': ElementProps;
    }
  }
}
