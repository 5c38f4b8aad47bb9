import { ConnectedElement } from '../../lib/connected-element.ts';
import { makeModal } from '../../lib/modal-popover.ts';
import type { ElementProps } from '../../lib/part.ts';

/** `<mobile-menu>` makes its popover modal, which HTML alone cannot: the page below can be neither clicked nor focused. */
class MobileMenu extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const menu = this.querySelector<HTMLElement>('[popover]');
    if (menu && 'popover' in HTMLElement.prototype) makeModal(menu, signal);
  }
}

customElements.define('mobile-menu', MobileMenu);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'mobile-menu': ElementProps;
    }
  }
}
