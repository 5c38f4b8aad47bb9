import { addressWith, replaceAddress } from '../../../runtime/browser/replace-address.ts';
import type { ConnectedElement } from '../../../runtime/elements/connected-element.ts';
import '../SearchResults/SearchResults.lazy.ts';
import type { SearchPageParts } from '../search-parts.ts';

/**
 * Shows answers on the search page as the visitor types, in place of the list of all pages.
 * @param signal aborts when the page is left
 */
export function startFinder(page: ConnectedElement<SearchPageParts>, signal: AbortSignal): void {
  const input = page.querySelector('[name="q"]') as HTMLInputElement;
  const results = page.querySelector('search-results');
  const everyPage = page.find('everyPage');
  const asked = new URLSearchParams(location.search).get('q')?.trim() ?? '';
  // Text that was typed before this script arrived is kept.
  input.value ||= asked;
  everyPage.hidden = asked !== '';
  const look = async () => {
    // So that the answers can be shared.
    replaceAddress(addressWith([['q', input.value.trim()]]));
    const state = await results?.show(input.value.trim());
    if (state) everyPage.hidden = state === 'found';
  };
  input.addEventListener('input', look, { signal });
  page.find('form').addEventListener('submit', (event) => event.preventDefault(), { signal });
  page.find('retry').addEventListener('click', look, { signal });
  if (input.value) look();
}
