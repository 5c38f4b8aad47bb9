/** Fetches what answers on the search page, once the box is turned to or the address holds words. */
export function startSearchPage(root: ParentNode): void {
  const page = root.querySelector<HTMLElement>('[data-search-page]');
  if (!page) return;
  const start = () => import('./Finder.client.ts').then(({ startFinder }) => startFinder(page));
  if (new URLSearchParams(location.search).has('q')) start();
  else page.querySelector('form')?.addEventListener('focusin', start, { once: true });
}
