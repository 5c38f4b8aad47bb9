import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';
import { PAGE_SHOWN } from '../../runtime/navigation/page-shown.ts';

/**
 * `<site-header>` stays when another page is shown. After each navigation it marks the entries of its menus
 * that lead to the new page, by the page's main path.
 */
class SiteHeader extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    document.addEventListener(PAGE_SHOWN, () => this.#markCurrent(), { signal });
  }

  #markCurrent(): void {
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const { pathname } = new URL(canonical?.href ?? location.href);
    for (const link of this.querySelectorAll<HTMLAnchorElement>('li > a')) {
      if (link.pathname === pathname) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }
}

customElements.define('site-header', SiteHeader);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-header': ElementProps;
    }
  }
}
