import { whenBegun } from '../../../runtime/browser/when-begun.ts';
import { ConnectedElement } from '../../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../../runtime/elements/part.ts';
import type { SearchPageParts } from '../search-parts.ts';

/**
 * `<search-page>` loads the script that answers at the first interaction with the box, or at once where
 * somebody has turned to it already or the address holds a query.
 */
class SearchPage extends ConnectedElement<SearchPageParts> {
  protected connect(signal: AbortSignal): void {
    let isAskedFor = false;
    const start = async () => {
      if (isAskedFor) return;
      isAskedFor = true;
      const { startFinder } = await import('./Finder.lazy.ts');
      if (!signal.aborted) startFinder(this, signal);
    };
    const form = this.find('form');
    // Dictation and extensions fill a box that has no focus.
    for (const name of ['focusin', 'input']) form.addEventListener(name, start, { signal });
    whenBegun(form, start, signal);
    if (new URLSearchParams(location.search).has('q')) start();
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
