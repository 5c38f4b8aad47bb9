/** A path as people write it; one that cannot be decoded stays as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * On the not-found page: logs the requested path (spec section 8), prints it, and shows the line
 * that names the page which was probably wanted. Elsewhere it does nothing.
 */
export function explainNotFound(root: ParentNode): void {
  const page = root.querySelector('[data-not-found]');
  if (!page) return;
  const path = location.pathname.replace(/(.)\/$/, '$1');
  console.info('404: there is no page at', path);
  const asked = page.querySelector<HTMLElement>('[data-asked]');
  const shown = page.querySelector('[data-asked-path]');
  if (asked && shown) {
    shown.textContent = readable(path);
    asked.hidden = false;
  }
  for (const hint of page.querySelectorAll<HTMLElement>('[data-hint]')) {
    hint.hidden = hint.dataset.hint !== path;
  }
}
