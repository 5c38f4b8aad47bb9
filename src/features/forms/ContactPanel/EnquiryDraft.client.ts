import { ConnectedElement } from '../../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../../runtime/elements/part.ts';
import { wakeIsland } from '../../../runtime/elements/wake-island.ts';
import { keepEnquiry } from '../enquiry-draft.ts';

/**
 * `<enquiry-draft>` stores what is typed into its form. Where a receipt had replaced the form, it wakes the
 * island and sets `returning` to tell it so.
 */
class EnquiryDraft extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const form = this.querySelector('form');
    const wishes = JSON.parse(this.getAttribute('wishes') ?? '');
    if (!form || !keepEnquiry(form, wishes, signal)) return;
    this.setAttribute('returning', '');
    wakeIsland(form);
  }
}

customElements.define('enquiry-draft', EnquiryDraft);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The requests that links can make (`Wishes`), as JSON. */
      'enquiry-draft': ElementProps<{ wishes: string; returning?: boolean | undefined }>;
    }
  }
}
