import { keep, recall } from '../../../lib/tab-memory.ts';

/** Remembers for the tab's session, not longer, that the visitor turned the `/` key off. */
const SLASH_OFF = 'search-slash-off';

/** Asked when it matters, not at the start: the first look into the tab's memory is slow. */
const isSlashOn = () => recall(SLASH_OFF) !== true;

/** Where a `/` is a character that somebody writes. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Whether a key asks for the search: `/` outside of fields, or Ctrl or Cmd with K anywhere. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.altKey || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  return event.key === '/' && isSlashOn() && !(event.target as Element).closest(FIELDS);
}

/** Turns the header's link to the search page into the opener of the palette, which it fetches. */
export function startSearch(root: Document): void {
  const opener = root.querySelector<HTMLAnchorElement>('[data-search-opener]');
  const dialog = root.querySelector<HTMLDialogElement>('[data-search]');
  if (!opener || !dialog) return;
  const part = <Kind extends HTMLElement>(name: string) => dialog.querySelector(name) as Kind;
  const failed = part('[data-when="failed"]');
  const start = () =>
    import('./Palette.client.ts').then(
      ({ startPalette }) => startPalette(dialog),
      () => {
        failed.hidden = false;
      },
    );
  const open = (event: Event) => {
    event.preventDefault();
    if (dialog.open) return;
    // A dialog gives the focus back to what had it.
    if (root.activeElement === root.body) opener.focus();
    // Not when it closes: whoever opens it again at once types before that event has come.
    part<HTMLInputElement>('[role="combobox"]').value = '';
    slash.checked = isSlashOn();
    dialog.showModal();
    start();
  };
  const slash = part<HTMLInputElement>('[data-search-slash]');
  slash.addEventListener('change', () => keep(SLASH_OFF, !slash.checked));
  opener.title = opener.dataset.hint ?? '';
  opener.ariaHasPopup = 'dialog';
  opener.addEventListener('click', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
  });
  root.addEventListener('keydown', (event) => {
    if (asksForSearch(event)) open(event);
  });
  part('[data-retry]').addEventListener('click', start);
  part('[data-search-close]').addEventListener('click', () => dialog.close());
}
