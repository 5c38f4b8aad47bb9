import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';

/** `<copyright-year>` updates the year of a page that was built before the turn of the year. */
class CopyrightYear extends ConnectedElement {
  protected connect(): void {
    // The year is taken in UTC, because the local one would make the browser load the rules of its time zone.
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
