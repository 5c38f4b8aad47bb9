import { ConnectedElement } from '../../../elements/connected-element.ts';
import type { ElementProps } from '../../../elements/part.ts';
import { wakeIsland } from '../../../elements/wake-island.ts';
import { keepMessage } from '../message-draft.ts';

/**
 * `<message-draft>` keeps what is typed into the form inside it, and wakes the form's island where a
 * receipt stood in place of the form; `returning` tells the island so.
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
      /** What links may ask for (`Wishes`), as JSON. */
      'message-draft': ElementProps<{ wishes: string; returning?: boolean | undefined }>;
    }
  }
}
