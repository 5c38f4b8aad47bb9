/** Closes open menus and the search, which must not stay open over another page. */
export function closeLayers(): void {
  for (const layer of document.querySelectorAll<HTMLElement>(':popover-open')) layer.hidePopover();
}
