import { ConnectedElement } from '../../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../../runtime/elements/part.ts';
import { wakeIsland } from '../../../runtime/elements/wake-island.ts';
import { keepMessage } from '../message-draft.ts';

/**
 * `<message-draft>` stores what is typed into its form. Where a receipt had replaced the form, it wakes the
 * island and sets `returning` to tell it so.
 */
class MessageDraft extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const form = this.querySelector('form');
    const wishes = JSON.parse(this.getAttribute('wishes') ?? '');
    if (!form || !keepMessage(form, wishes, signal)) return;
    this.setAttribute('returning', '');
    wakeIsland(form);
  }
}

customElements.define('message-draft', MessageDraft);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The requests that links can make (`Wishes`), as JSON. */
      'message-draft': ElementProps<{ wishes: string; returning?: boolean | undefined }>;
    }
  }
}
