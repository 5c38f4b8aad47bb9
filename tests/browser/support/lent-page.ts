import type { Page } from '@playwright/test';

/** A page that several tests use in turn. */
export interface LentPage {
  /** The page as the previous test has left it, or a new one if the browser has ended it since. */
  take(): Promise<Page>;
  close(): Promise<void>;
}

/**
 * Keeps one page for many tests. Chromium may end a tab while nobody uses it: its garbage collector, which
 * runs when a page has been idle for some seconds, checks itself and gives up (seen in Chromium 156). If a
 * tab ends during a test, that test fails; if it ends between two tests, no test is to blame, and the tab is
 * replaced.
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
