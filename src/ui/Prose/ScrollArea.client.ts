import { ConnectedElement } from '../../lib/connected-element.ts';
import type { ElementProps } from '../../lib/part.ts';

/**
 * `<scroll-area>` can be reached with the keyboard only while it holds more than fits: a stop that
 * does nothing is in the way (WCAG 2.1.1, 2.4.3). Without its script it always can.
 */
class ScrollArea extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const fit = new ResizeObserver(() => {
      if (this.scrollWidth > this.clientWidth) this.tabIndex = 0;
      else this.removeAttribute('tabindex');
    });
    fit.observe(this);
    signal.addEventListener('abort', () => fit.disconnect());
  }
}

customElements.define('scroll-area', ScrollArea);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'scroll-area': ElementProps;
    }
  }
}
