/** The links to other languages (LanguageLinks), in header, menu and footer. */
export const LANGUAGE_LINK = 'a[data-same-page]';

/** The head's link to the same page in the language of a link; none where the page stands in fewer languages. */
export const samePage = ({ hreflang }: HTMLAnchorElement): HTMLLinkElement | null =>
  document.head.querySelector(`link[hreflang="${hreflang}"]`);

/** Has links to other languages take along query and anchor: what a visitor has filtered or opened is part of the address. */
export const takeAddress = (): void =>
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LANGUAGE_LINK);
    if (link && samePage(link)) [link.search, link.hash] = [location.search, location.hash];
  });
