import type { Page } from '@playwright/test';

/** A page that tests take in turn. */
export interface LentPage {
  /** The page as the test before has left it, or a new one where the browser has ended it since. */
  take(): Promise<Page>;
  close(): Promise<void>;
}

/**
 * Keeps one page for many tests. Chromium may end a tab while nobody uses it: its garbage collector, which runs when
 * a page has been idle for some seconds, checks itself and gives up (seen in Chromium 156). A tab that ends during a
 * test fails that test; one that ends between two tests is nobody's fault and is replaced.
 * @param open makes a page in a context of its own
 */
export function lendPage(open: () => Promise<Page>): LentPage {
  let current: { page: Page; hasCrashed: boolean } | undefined;
  const close = async () => {
    await current?.page.context().close();
    current = undefined;
  };
  return {
    async take() {
      if (current?.hasCrashed) await close();
      if (!current) {
        const lent = { page: await open(), hasCrashed: false };
        lent.page.on('crash', () => {
          lent.hasCrashed = true;
        });
        current = lent;
      }
      return current.page;
    },
    close,
  };
}
