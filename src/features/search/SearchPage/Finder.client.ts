import { startResults } from '../SearchResults/SearchResults.client.ts';

/** Writes the words into the address, without a new entry in the history, so that it can be sent on. */
function keepAddress(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}

/** Answers on the search page as the visitor types; answers take the place of the list of all pages. */
export function startFinder(page: HTMLElement): void {
  const input = page.querySelector('[name="q"]') as HTMLInputElement;
  const everyPage = page.querySelector('[data-every-page]') as HTMLElement;
  const show = startResults(page, (outcome) => {
    everyPage.hidden = outcome === 'found';
  });
  const asked = new URLSearchParams(location.search).get('q')?.trim() ?? '';
  // What was typed before this script came is kept.
  input.value ||= asked;
  everyPage.hidden = asked !== '';
  const look = () => {
    keepAddress(input.value.trim());
    return show(input.value.trim());
  };
  input.addEventListener('input', look);
  page.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  page.querySelector('[data-retry]')?.addEventListener('click', look);
  if (input.value) look();
}
