/**
 * Opens and closes the mobile menu in browsers that do not know invoker commands yet; the others
 * need no script. A click on the backdrop closes it everywhere.
 */
export function startMobileMenu(root: ParentNode): void {
  const menu = root.querySelector<HTMLDialogElement>('#mobile-menu');
  if (!menu) return;
  menu.addEventListener('click', (event) => {
    if (event.target === menu && event.offsetX < 0) menu.close();
  });
  if ('command' in HTMLButtonElement.prototype) return;
  for (const button of root.querySelectorAll('[commandfor="mobile-menu"]')) {
    const open = button.getAttribute('command') === 'show-modal';
    button.addEventListener('click', () => (open ? menu.showModal() : menu.close()));
  }
}
