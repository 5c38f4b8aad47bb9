import { ConnectedElement } from '../../elements/connected-element.ts';
import type { ElementProps } from '../../elements/part.ts';

/** `<copyright-year>` moves on where a page was built before the turn of the year. */
class CopyrightYear extends ConnectedElement {
  protected connect(): void {
    // Not of the local time, whose rules the browser would load for it while the page starts.
    const now = new Date().getUTCFullYear();
    if (Number(this.textContent) < now) this.textContent = String(now);
  }
}

customElements.define('copyright-year', CopyrightYear);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'copyright-year': ElementProps;
    }
  }
}
