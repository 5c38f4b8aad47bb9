/** Inline scripts that have run in this document, by their text. */
const ran = new Set(Array.from(document.scripts, (script) => script.text));

/** Elements of the head that belong to the whole site and stay. */
const KEPT =
  'link[rel="stylesheet"], link[rel="preload"], style, script:not([type="application/ld+json"])';

/** Brings title, description, canonical, share and structured data in line with the next page. */
function swapHead(next: Document): void {
  const wanted = [...next.head.children].filter((element) => !element.matches(KEPT));
  for (const element of [...document.head.children]) {
    if (element.matches(KEPT)) continue;
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

/**
 * Puts the content of `next` in place of the page now shown. Header, footer and everything set on
 * window stay.
 * @param atTop whether the page is shown from its top: bands below the first then wait for a frame
 * @returns the new main element
 */
export function showPage(next: Document, atTop: boolean): HTMLElement {
  const main = document.importNode(next.querySelector('main') as HTMLElement, true);
  if (atTop) main.classList.add('arriving');
  document.querySelector('main')?.replaceWith(main);
  document.title = next.title;
  return main;
}

/**
 * Does what need not come before the new heading: head and scripts. What outlives a page listens for
 * `astro:after-swap`: Astro unmounts islands that left, the header marks its entries.
 */
export function settlePage(next: Document, main: HTMLElement): void {
  main.classList.remove('arriving');
  swapHead(next);
  runScripts(main);
  document.dispatchEvent(new Event('astro:after-swap'));
}
