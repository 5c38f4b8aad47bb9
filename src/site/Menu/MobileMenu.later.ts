import { makeModal } from '../../runtime/browser/modal-popover.ts';
import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';

/**
 * `<mobile-menu>` makes the popover of its button modal, which HTML alone cannot: while it is open, the page below can
 * be neither clicked nor focused. When the panel of a group closes, the focus goes back to its tile: of popovers in
 * each other, HTML does that for the outermost alone.
 */
class MobileMenu extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const menu = this.querySelector('button')?.popoverTargetElement;
    if (!(menu instanceof HTMLElement)) return;
    makeModal(menu, signal);
    const giveBack = ({ target: panel, newState }: ToggleEvent) => {
      if (panel === menu || newState === 'open' || !menu.matches(':popover-open')) return;
      const button = panel instanceof Element ? panel.previousElementSibling : null;
      if (button instanceof HTMLElement) button.focus();
    };
    // Toggle events do not bubble.
    menu.addEventListener('toggle', giveBack, { signal, capture: true });
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
