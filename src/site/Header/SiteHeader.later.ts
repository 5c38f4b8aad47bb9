import { type Locale, localPath } from '@falaj/contract/locale.ts';
import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';
import { PAGE_SHOWN } from '../../runtime/navigation/page-shown.ts';

/** The links of LanguageLinks, in header, menu and footer. */
const LANGUAGE_LINK = 'a[data-same-page]';

/**
 * The path of the same page in the language of a link. The head names it with the site's published origin, which is
 * another one where the site is tried.
 */
function sameIn({ hreflang }: HTMLAnchorElement): string | undefined {
  const named = document.head.querySelector<HTMLLinkElement>(`link[hreflang="${hreflang}"]`);
  return named ? new URL(named.href).pathname : undefined;
}

function keepLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LANGUAGE_LINK))
    link.href = sameIn(link) ?? localPath('/', link.hreflang as Locale);
}

function takeAddress({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(LANGUAGE_LINK);
  if (link && sameIn(link)) [link.search, link.hash] = [location.search, location.hash];
}

/**
 * `<site-header>` stays when another page is shown. After each navigation it marks the entries of its menus
 * that lead to the new page, by the page's main path.
 */
class SiteHeader extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    document.addEventListener(PAGE_SHOWN, () => this.#markCurrent(), { signal });
    document.addEventListener(PAGE_SHOWN, keepLanguages, { signal });
    // What a visitor has filtered or opened is part of the address, and stays in another language.
    document.addEventListener('click', takeAddress, { signal, capture: true });
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
