/** A page as it stood when it was left: with its fields, its open parts and its islands awake. */
export interface LeftPage {
  main: HTMLElement;
  title: string;
  /** What the head says about this page and no other. */
  head: Element[];
  /** When the page came from the server, in milliseconds since 1970. */
  since: number;
  /** Whether all of it has come: a page that was left before is no page to come back to. */
  isWhole: boolean;
}

/** How many pages are kept, by the history entries that they were left at. */
const MOST = 5;

const kept = new Map<string, LeftPage>();

/** An island of Astro; it ends by this method, which it waits to be called by on `astro:after-swap`. */
interface Island extends HTMLElement {
  unmount?: () => void;
}

/** Lets go of a page that nobody comes back to. Without this its islands would stay in memory for ever. */
export function dropPage({ main }: LeftPage): void {
  for (const island of main.querySelectorAll<Island>('astro-island')) {
    const { unmount } = island;
    if (!unmount) continue;
    document.removeEventListener('astro:after-swap', unmount);
    unmount();
  }
}

/**
 * Keeps a page for the way back, and lets go of the one that was left longest ago when there are too many.
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

/** Takes a page out, to show it again. */
export const takeBack = (entry: string): boolean => kept.delete(entry);
