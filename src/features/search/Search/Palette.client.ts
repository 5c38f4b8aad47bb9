import { loadIndex } from '../../search-index/search.ts';
import { startResults } from '../SearchResults/SearchResults.client.ts';

/**
 * Runs the palette (APG, Combobox with list autocomplete): the focus stays in the box, arrow keys, Home
 * and End choose, Enter follows.
 * @returns shows the answers to what stands in the box
 */
function run(dialog: HTMLDialogElement): () => void {
  const input = dialog.querySelector('[role="combobox"]') as HTMLInputElement;
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

  const show = startResults(dialog, (outcome) => {
    choose(-1);
    options = [...list.querySelectorAll<HTMLElement>('[role="option"]')];
    input.setAttribute('aria-expanded', String(options.length > 0));
    if (outcome === 'found') choose(0);
  });
  const look = () => show(input.value.trim());

  input.addEventListener('input', look);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.shiftKey || event.ctrlKey || event.metaKey) return;
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
  });
  // Only the dialog itself, not what is in it, lies under a click on the backdrop.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.querySelector('[data-retry]')?.addEventListener('click', () => input.focus());

  return look;
}

const looks = new WeakMap<HTMLDialogElement, () => void>();

/** Starts the palette, or searches again in one that runs. */
export function startPalette(dialog: HTMLDialogElement): void {
  const look = looks.get(dialog) ?? run(dialog);
  looks.set(dialog, look);
  // On its way while the visitor types; a failure is told when there is something to look for.
  loadIndex().catch(() => undefined);
  look();
}
