import { ConnectedElement } from '../../lib/connected-element.ts';
import type { ElementProps } from '../../lib/part.ts';

/**
 * `<mobile-menu>` opens and closes its dialog in browsers that do not know invoker commands yet; the
 * others need no script for that. A click on the backdrop closes it everywhere.
 */
class MobileMenu extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const menu = this.querySelector('dialog') as HTMLDialogElement;
    const leave = (event: MouseEvent) => {
      if (event.target === menu && event.offsetX < 0) menu.close();
    };
    menu.addEventListener('click', leave, { signal });
    if ('command' in HTMLButtonElement.prototype) return;
    for (const button of this.querySelectorAll('[command]')) {
      const opens = button.getAttribute('command') === 'show-modal';
      button.addEventListener('click', () => (opens ? menu.showModal() : menu.close()), { signal });
    }
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
