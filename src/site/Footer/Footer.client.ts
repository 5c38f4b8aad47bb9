/** Moves the copyright year on where a page was built before the turn of the year. */
export function refreshYear(root: ParentNode): void {
  const year = root.querySelector('[data-year]');
  const now = new Date().getFullYear();
  if (year && Number(year.textContent) < now) year.textContent = String(now);
}
