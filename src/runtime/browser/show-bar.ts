/** Shows a bar at the foot of the window, and scrolls what has the focus out from under it (src/styles/base.css). */
export function showBar(bar: HTMLElement): void {
  bar.hidden = false;
  const { activeElement, body } = document;
  if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
}
