import { ConnectedElement } from '../../elements/connected-element.ts';
import type { ElementProps } from '../../elements/part.ts';

/**
 * `<scroll-area>` can be reached with the keyboard only while it holds more than fits: a stop that
 * does nothing is in the way (WCAG 2.1.1, 2.4.3). Without its script it always can.
 * What is far off and not laid out (`content-visibility`) is not observed; it is measured once the browser is idle, one
 * area at a time, so that the keyboard finds the right stops wherever it gets to.
 */
class ScrollArea extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const measure = () => {
      if (this.scrollWidth > this.clientWidth) this.tabIndex = 0;
      else this.removeAttribute('tabindex');
    };
    const fit = new ResizeObserver(measure);
    fit.observe(this);
    // Safari has no idle callbacks.
    (window.requestIdleCallback ?? setTimeout)(() => signal.aborted || measure());
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
