import { keep, recall } from '../../../runtime/browser/tab-memory.ts';
import { ConnectedElement } from '../../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../../runtime/elements/part.ts';
import { isComposing } from '../../../ui/is-composing.ts';
import type { SearchParts } from '../search-parts.ts';

/** Key under which the tab remembers that the visitor switched the `/` key off. */
const SLASH_OFF = 'search-slash-off';

/** This is read when it is needed, since the first access to the tab's storage is slow. */
const isSlashOn = () => recall(SLASH_OFF) !== true;

/** Elements in which `/` is typed as a character. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Whether a key is K: by what it types, or by its place on keyboards that type no Latin letters. */
const isK = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));

/** Whether a key asks for the search: `/` outside of fields, or Ctrl or Cmd with K anywhere. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.altKey || isComposing(event)) return false;
  if (event.ctrlKey || event.metaKey) return isK(event) && !event.shiftKey;
  const isTyping = event.target instanceof Element && event.target.closest(FIELDS);
  return event.key === '/' && isSlashOn() && !isTyping;
}

/**
 * `<site-search>` turns its link to the search page into a button that opens the palette, whose script it
 * loads.
 */
class SiteSearch extends ConnectedElement<SearchParts> {
  #look: (() => void) | undefined;

  protected connect(signal: AbortSignal): void {
    // Without popovers the link stays a link.
    if (!('popover' in HTMLElement.prototype)) return;
    const [opener, dialog, slash] = [this.find('opener'), this.find('dialog'), this.find('slash')];
    let before: HTMLElement | undefined;
    const start = () => this.#start(signal);
    const open = (event: Event) => {
      event.preventDefault();
      if (dialog.matches(':popover-open')) return;
      // A popover returns the focus to the element that had it before.
      if (document.activeElement === document.body) opener.focus();
      const focused = document.activeElement;
      before = focused instanceof HTMLElement ? focused : undefined;
      // The box is emptied on opening, not on closing: somebody who reopens the palette at once may type before
      // the `toggle` event arrives.
      this.find('box').value = '';
      slash.checked = isSlashOn();
      dialog.showPopover();
      start();
    };
    // A popover that a click beside it closes returns the focus to nobody.
    const close = () => {
      if (document.activeElement === document.body) before?.focus();
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
    dialog.addEventListener('toggle', close, { signal });
  }

  /** Starts the palette, or repeats the search if it is running. */
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
      /** The sentence in the opener's title about its keys. */
      'site-search': ElementProps<{ shortcut: string }>;
    }
  }
}
