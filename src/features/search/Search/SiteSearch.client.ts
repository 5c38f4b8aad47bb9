import { restBelow } from '../../../browser/rest-below.ts';
import { keep, recall } from '../../../browser/tab-memory.ts';
import { ConnectedElement } from '../../../elements/connected-element.ts';
import type { ElementProps } from '../../../elements/part.ts';
import type { SearchParts } from '../search-parts.ts';

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

/** `<site-search>` turns its link to the search page into the opener of the palette, which it fetches. */
class SiteSearch extends ConnectedElement<SearchParts> {
  #look: (() => void) | undefined;

  protected connect(signal: AbortSignal): void {
    const [opener, dialog, slash] = [this.find('opener'), this.find('dialog'), this.find('slash')];
    const start = () => this.#start(signal);
    const open = (event: Event) => {
      event.preventDefault();
      if (dialog.open) return;
      // A dialog gives the focus back to what had it.
      if (document.activeElement === document.body) opener.focus();
      // Not when it closes: whoever opens it again at once types before that event has come.
      this.find('box').value = '';
      slash.checked = isSlashOn();
      // Below a modal dialog all becomes inert.
      dialog.addEventListener('close', restBelow(), { once: true });
      dialog.showModal();
      start();
    };
    const click = (event: MouseEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
    };
    const press = (event: KeyboardEvent) => {
      if (asksForSearch(event)) open(event);
    };
    opener.title = this.getAttribute('shortcut') ?? '';
    opener.ariaHasPopup = 'dialog';
    opener.addEventListener('click', click, { signal });
    document.addEventListener('keydown', press, { signal });
    slash.addEventListener('change', () => keep(SLASH_OFF, !slash.checked), { signal });
    this.find('retry').addEventListener('click', start, { signal });
    this.find('close').addEventListener('click', () => dialog.close(), { signal });
  }

  /** Starts the palette, or searches again in one that runs. */
  async #start(signal: AbortSignal): Promise<void> {
    try {
      const { startPalette } = await import('./Palette.lazy.ts');
      this.#look ??= startPalette(this, signal);
      this.#look();
    } catch {
      this.find('failed').hidden = false;
    }
  }
}

customElements.define('site-search', SiteSearch);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** What the opener's title says of its keys. */
      'site-search': ElementProps<{ shortcut: string }>;
    }
  }
}
