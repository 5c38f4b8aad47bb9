/**
 * Chooses the session that the address names, as in `/contact?session=executive-briefing#book`. Who
 * arrives by such an address, or by `#book`, wants times: the picker is asked for them at once.
 */
export function chooseAddressedSession(root: ParentNode): void {
  const id = new URLSearchParams(location.search).get('session') ?? '';
  for (const choice of root.querySelectorAll<HTMLInputElement>('#book [name="session"]')) {
    if (choice.value === id) choice.checked = true;
  }
  if (!id && location.hash !== '#book') return;
  // `client:engage` holds the click until the picker is awake.
  root.querySelector<HTMLElement>('#book [data-starter] button')?.click();
}
