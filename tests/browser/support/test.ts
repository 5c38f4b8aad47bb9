import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { test as base } from '../fixtures.ts';

async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const { baseURL = '' } = base.info().project.use;
  return (await browser.newContext({ baseURL, ...options })).newPage();
}

interface SharedPages {
  /** A browser without scripts. */
  scriptless: Page;
  /** A browser whose clock stands still; tests step through delays with `page.clock.runFor`. */
  timed: Page;
}

/** The house's test with more pages that all tests of a worker share; open them with `open`. */
export const test = base.extend<object, SharedPages>({
  scriptless: [
    async ({ browser }: { browser: Browser }, use) => {
      const page = await newPage(browser, { javaScriptEnabled: false });
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  timed: [
    async ({ browser }: { browser: Browser }, use) => {
      const page = await newPage(browser);
      await page.clock.install({ time: new Date('2026-06-01T08:00:00Z') });
      await page.clock.pauseAt(new Date('2026-06-01T09:00:00Z'));
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
