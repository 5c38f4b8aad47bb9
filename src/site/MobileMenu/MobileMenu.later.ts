import { makeModal } from '../../runtime/browser/modal-popover.ts';
import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';

/**
 * `<mobile-menu>` makes its popover modal, which HTML alone cannot: while it is open, the page below can be
 * neither clicked nor focused.
 */
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
