import { type Locale, localPath } from '@falaj/contract/locale.ts';
import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';
import { PAGE_SHOWN } from '../../runtime/navigation/page-shown.ts';
import { LANGUAGE_LINK, samePage } from '../../runtime/navigation/take-address.ts';

/**
 * Points the links to other languages at the page that is shown, or at their home pages. The head names pages with the
 * site's published origin, which is another one where the site is tried.
 */
function keepLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LANGUAGE_LINK)) {
    const named = samePage(link);
    link.href = named ? new URL(named.href).pathname : localPath('/', link.hreflang as Locale);
  }
}

/**
 * `<site-header>` stays when another page is shown. After each navigation it marks the entries of its menus
 * that lead to the new page, by the page's main path.
 */
class SiteHeader extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    document.addEventListener(PAGE_SHOWN, () => this.#markCurrent(), { signal });
    document.addEventListener(PAGE_SHOWN, keepLanguages, { signal });
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
