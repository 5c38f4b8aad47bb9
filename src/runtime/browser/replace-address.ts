/** Shortest time between two writes, in milliseconds. Safari refuses more than a hundred in ten seconds with an error. */
const PAUSE = 200;

/** The address that was written last, and the one that is to follow it after the pause. */
let written = '';
let waiting: URL | undefined;
/** Runs until the next write may follow. */
let pause: ReturnType<typeof setTimeout> | undefined;

/** Whether the address is still the one that was written last: no page was opened and no step made since. */
const isOurs = () => location.href === written;

/** The present address with other values of some parameters; an empty value removes its parameter. */
export function addressWith(parameters: Iterable<readonly [name: string, value: string]>): URL {
  const url = new URL((isOurs() && waiting) || location.href);
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

/** Writes an address; nothing that a page does ends with an address that the browser refuses. */
function write(url: URL): void {
  waiting = undefined;
  clearTimeout(pause);
  pause = setTimeout(() => {
    pause = undefined;
    if (waiting && isOurs() && !isPageAwaited()) write(waiting);
  }, PAUSE);
  try {
    history.replaceState(history.state, '', url);
  } catch (error) {
    console.info(error);
  }
  written = location.href;
}

/**
 * Writes what the visitor has chosen or typed into the address, in the present history entry: at once, or after a short
 * pause where the last time is not long ago. It does nothing once the visitor has followed a link and waits for its page,
 * because a change of the address would end that navigation (HTML Standard, Navigation API).
 */
export function replaceAddress(address: string | URL): void {
  if (isPageAwaited()) return;
  const url = new URL(address, location.href);
  if (pause !== undefined && isOurs()) waiting = url;
  else if (url.href !== location.href) write(url);
}
