/** The texts of the inline scripts that have run in this document. */
const ran = new Set(Array.from(document.scripts, (script) => script.text));

/**
 * Runs the inline scripts of a page that have not run yet. Scripts in a parsed document do not run by
 * themselves, so each is replaced by a copy.
 */
export function runScripts(root: ParentNode): void {
  for (const script of root.querySelectorAll('script')) {
    if (script.src || ran.has(script.text) || script.type === 'application/ld+json') continue;
    ran.add(script.text);
    const copy = document.createElement('script');
    for (const { name, value } of script.attributes) copy.setAttribute(name, value);
    copy.textContent = script.text;
    script.replaceWith(copy);
  }
}
