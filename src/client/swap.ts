/** Inline scripts that have run in this document, by their text. */
const ran = new Set(Array.from(document.scripts, (script) => script.text));

/** Elements of the head that belong to the whole site and stay. */
const STAYS =
  'link[rel="stylesheet"], link[rel="preload"], style, script:not([type="application/ld+json"])';

/** Brings title, description, canonical, share and structured data in line with the next page. */
function swapHead(next: Document): void {
  const wanted = [...next.head.children].filter((element) => !element.matches(STAYS));
  for (const element of [...document.head.children]) {
    if (element.matches(STAYS)) continue;
    const same = wanted.findIndex((candidate) => candidate.isEqualNode(element));
    if (same < 0) element.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted.map((element) => document.importNode(element, true)));
  // Pages share one stylesheet; should one need more, it loads without holding the page back.
  for (const sheet of next.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const known = document.head.querySelector(`link[href="${sheet.getAttribute('href')}"]`);
    if (!known) document.head.append(document.importNode(sheet, true));
  }
}

/** Scripts that came through a parser do not run: copies of those this document lacks do. */
function runScripts(root: ParentNode): void {
  for (const script of root.querySelectorAll('script')) {
    if (script.src || ran.has(script.text) || script.type === 'application/ld+json') continue;
    ran.add(script.text);
    const copy = document.createElement('script');
    for (const { name, value } of script.attributes) copy.setAttribute(name, value);
    copy.textContent = script.text;
    script.replaceWith(copy);
  }
}

/** Marks the entries of the header's menus that lead to the page now shown, by its first-named path. */
function markCurrent(): void {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const { pathname } = new URL(canonical?.href ?? location.href);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-site-header] li a')) {
    if (link.pathname === pathname) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/**
 * Puts the content of `next` in place of the page now shown. Header, footer and everything set on
 * window stay.
 * @param atTop whether the page is shown from its top: bands below the first then wait for a frame
 * @returns the new main element
 */
export function showPage(next: Document, atTop: boolean): HTMLElement {
  const main = document.importNode(next.querySelector('main') as HTMLElement, true);
  if (atTop) main.dataset.arriving = '';
  document.querySelector('main')?.replaceWith(main);
  document.title = next.title;
  return main;
}

/**
 * Does what need not come before the new heading: head, scripts, marks in the menus. Islands that
 * left are unmounted by Astro, which listens for `astro:after-swap`.
 */
export function settlePage(next: Document, main: HTMLElement): void {
  delete main.dataset.arriving;
  swapHead(next);
  runScripts(main);
  markCurrent();
  document.dispatchEvent(new Event('astro:after-swap'));
}
