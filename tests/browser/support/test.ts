import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';
import { clean, release } from './page.ts';

async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const { baseURL = '' } = base.info().project.use;
  return (await browser.newContext({ baseURL, ...options })).newPage();
}

interface SharedPages {
  /** One page for all tests of a worker: a new one for each costs more than the test itself. */
  shared: Page;
  /** A browser without scripts. */
  scriptless: Page;
  /** A browser whose clock stands still; tests step through delays with `page.clock.runFor`. */
  timed: Page;
  /** A browser that the tests of the booking take through time zones and days, with `visit`. */
  travelling: Page;
}

interface OwnPages {
  /**
   * The shared page without a trace of earlier tests, but for files that the browser keeps: what works without a
   * network is tested on `page`, as are clocks and scripts put before the page's own.
   */
  cleaned: Page;
}

/**
 * The one test of the house, with pages that all tests of a worker share; open them with `open`. Files that took another
 * would be run by workers of their own, each with a browser to start.
 */
export const test = base.extend<OwnPages, SharedPages>({
  shared: [
    async ({ browser }: { browser: Browser }, use) => {
      const page = await newPage(browser);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  cleaned: async ({ shared }, use) => {
    await clean(shared);
    await use(shared);
    await release(shared);
  },
  travelling: [
    async ({ browser }: { browser: Browser }, use) => {
      const page = await newPage(browser);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
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
