import { makeModal } from '../../../runtime/browser/modal-popover.ts';
import { isComposing } from '../../../ui/is-composing.ts';
import { loadIndex } from '../../search-index/search.ts';
import '../SearchResults/SearchResults.lazy.ts';
import type { ConnectedElement } from '../../../runtime/elements/connected-element.ts';
import type { SearchParts } from '../search-parts.ts';

/**
 * Starts the palette (APG, Combobox with list autocomplete): the focus stays in the box, arrow keys, Home and
 * End choose, Enter follows.
 * @param signal ends it when the search leaves the page
 * @returns a function that shows the answers to what is in the box
 */
export function startPalette(
  siteSearch: ConnectedElement<SearchParts>,
  signal: AbortSignal,
): () => void {
  const dialog = siteSearch.find('dialog');
  const input = siteSearch.find('box');
  const results = dialog.querySelector('search-results');
  const list = dialog.querySelector('[role="listbox"]') as HTMLElement;
  let options: HTMLElement[] = [];
  let chosen = -1;

  const choose = (index: number) => {
    options[chosen]?.setAttribute('aria-selected', 'false');
    chosen = index;
    const option = options[chosen];
    if (!option) return input.removeAttribute('aria-activedescendant');
    option.setAttribute('aria-selected', 'true');
    option.id = `${list.id}-${chosen}`;
    option.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', option.id);
  };

  const look = async () => {
    // The index is fetched while the visitor types; a failure is shown when there is something to search for.
    loadIndex().catch(() => undefined);
    const state = await results?.show(input.value.trim());
    if (!state) return;
    choose(-1);
    options = [...list.querySelectorAll<HTMLElement>('[role="option"]')];
    input.setAttribute('aria-expanded', String(options.length > 0));
    if (state === 'found') choose(0);
  };

  const press = (event: KeyboardEvent) => {
    if (isComposing(event) || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const last = options.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: chosen < last ? chosen + 1 : 0,
      ArrowUp: chosen > 0 ? chosen - 1 : last,
      Home: 0,
      End: last,
    };
    const move = moves[event.key];
    const option = options[chosen];
    if (event.key === 'Enter' && option) option.click();
    else if (move !== undefined && last >= 0) choose(move);
    else return;
    event.preventDefault();
  };
  input.addEventListener('input', look, { signal });
  input.addEventListener('keydown', press, { signal });
  makeModal(dialog, signal);
  siteSearch.find('retry').addEventListener('click', () => input.focus(), { signal });
  return look;
}
