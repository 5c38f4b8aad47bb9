import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';

/**
 * `<scroll-area>` is in the tab order only while its content does not fit, since a stop that does nothing is in
 * the way (WCAG 2.1.1, 2.4.3). Before its script runs it always is, and until it is laid out, which is at the
 * visitor's first sign (runtime/lay-sections.ts).
 */
class ScrollArea extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const measure = () => {
      if (this.scrollWidth > this.clientWidth) this.tabIndex = 0;
      else this.removeAttribute('tabindex');
    };
    const fit = new ResizeObserver(measure);
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
