import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';
import { type LentPage, lendPage } from './lent-page.ts';
import { clean, release } from './page.ts';

async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const { baseURL = '' } = base.info().project.use;
  return (await browser.newContext({ baseURL, ...options })).newPage();
}

/** A page whose clock stands still. */
async function newTimedPage(browser: Browser): Promise<Page> {
  const page = await newPage(browser);
  await page.clock.install({ time: new Date('2026-06-01T08:00:00Z') });
  await page.clock.pauseAt(new Date('2026-06-01T09:00:00Z'));
  return page;
}

interface LentPages {
  lentShared: LentPage;
  lentScriptless: LentPage;
  lentTimed: LentPage;
  lentTravelling: LentPage;
}

interface Pages {
  /** One page for all tests of a worker: a new one for each costs more than the test itself. */
  shared: Page;
  /** A browser without scripts. */
  scriptless: Page;
  /** A browser whose clock stands still; tests step through delays with `page.clock.runFor`. */
  timed: Page;
  /** A browser that the tests of the booking take through time zones and days, with `visit`. */
  travelling: Page;
  /**
   * The shared page without a trace of earlier tests, but for files that the browser keeps: what works without a
   * network is tested on `page`, as are clocks and scripts put before the page's own.
   */
  cleaned: Page;
}

/** A page that lives as long as the worker does. */
const lent = (open: (browser: Browser) => Promise<Page>) =>
  [
    async (
      { browser }: { browser: Browser },
      use: (lentPage: LentPage) => Promise<void>,
    ): Promise<void> => {
      const page = lendPage(() => open(browser));
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ] as const;

/** For `test.use`, in files and groups that test what moves: playwright.config.ts asks for less motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Takes a lent page for a test, with as much motion as the test wants. */
async function take(lent: LentPage, { reducedMotion = null }: BrowserContextOptions) {
  const page = await lent.take();
  await page.emulateMedia({ reducedMotion });
  return page;
}

/**
 * The one test of the house, with pages that all tests of a worker share; open them with `open`. Files that took another
 * would be run by workers of their own, each with a browser to start.
 */
export const test = base.extend<Pages, LentPages>({
  lentShared: [...lent(newPage)],
  lentScriptless: [...lent((browser) => newPage(browser, { javaScriptEnabled: false }))],
  lentTimed: [...lent(newTimedPage)],
  lentTravelling: [...lent(newPage)],
  shared: async ({ lentShared, contextOptions }, use) =>
    use(await take(lentShared, contextOptions)),
  scriptless: async ({ lentScriptless, contextOptions }, use) =>
    use(await take(lentScriptless, contextOptions)),
  timed: async ({ lentTimed, contextOptions }, use) => use(await take(lentTimed, contextOptions)),
  travelling: async ({ lentTravelling, contextOptions }, use) =>
    use(await take(lentTravelling, contextOptions)),
  cleaned: async ({ shared }, use) => {
    await clean(shared);
    await use(shared);
    await release(shared);
  },
});

export { expect } from '@playwright/test';
