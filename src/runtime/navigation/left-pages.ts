/** A page in the state in which it was left, with what was typed, opened and hydrated. */
export interface LeftPage {
  main: HTMLElement;
  title: string;
  /** The elements of the head that belong to this page only. */
  head: Element[];
  /** The style elements of the page, in their order. */
  styles: HTMLStyleElement[];
}

/** How many pages are kept for the way back. */
const MOST = 5;

const kept = new Map<string, LeftPage>();

/**
 * Astro's island element. It waits for `astro:after-swap` to unmount; this site has no such event and calls the
 * method itself.
 */
interface Island extends HTMLElement {
  unmount?: () => void;
}

/** Unmounts the islands of a page that is not kept; otherwise they would stay in memory. */
export function dropPage({ main }: LeftPage): void {
  for (const island of main.querySelectorAll<Island>('astro-island')) {
    const { unmount } = island;
    if (!unmount) continue;
    document.removeEventListener('astro:after-swap', unmount);
    unmount();
  }
}

/**
 * Keeps a page for the way back, and drops the oldest one when there are too many.
 * @param entry key of its history entry (HTML Standard, NavigationHistoryEntry)
 */
export function keepPage(entry: string, page: LeftPage): void {
  const former = kept.get(entry);
  if (former) dropPage(former);
  kept.delete(entry);
  kept.set(entry, page);
  for (const [oldest, one] of kept) {
    if (kept.size <= MOST) return;
    kept.delete(oldest);
    dropPage(one);
  }
}

/** The page that was left at a history entry, if it is still there. */
export const leftAt = (entry: string): LeftPage | undefined => kept.get(entry);

/** Takes a page out of those that are kept, to show it again. */
export const takeBack = (entry: string): boolean => kept.delete(entry);
