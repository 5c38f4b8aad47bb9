/** The present address with other values of some parameters; an empty value removes its parameter. */
export function addressWith(parameters: Iterable<readonly [name: string, value: string]>): URL {
  const url = new URL(location.href);
  for (const [name, value] of parameters) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  return url;
}

/** Whether the visitor has followed a link whose page has not come yet. */
export const isPageAwaited = (): boolean => {
  const { transition, currentEntry } = window.navigation ?? {};
  return Boolean(transition) && transition?.from === currentEntry;
};

/**
 * Writes what the visitor has chosen or typed into the address, in the present history entry. It does nothing
 * once the visitor has followed a link and waits for its page, because a change of the address would end that
 * navigation (HTML Standard, Navigation API).
 */
export function replaceAddress(address: string | URL): void {
  if (isPageAwaited()) return;
  history.replaceState(history.state, '', address);
}
