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

/** Opens a page whose clock is stopped. */
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
  /** One page for all tests of a worker, because opening a new one takes longer than most tests. */
  shared: Page;
  /** A page in a browser without scripts. */
  scriptless: Page;
  /** A page whose clock is stopped; tests advance it with `page.clock.runFor`. */
  timed: Page;
  /** A page that the tests of the booking move through time zones and days, with `visit`. */
  travelling: Page;
  /**
   * The shared page without traces of earlier tests, except for the browser's cache of files. Tests without a
   * network, with a clock of their own, or with scripts that run before the page's use `page` instead.
   */
  cleaned: Page;
}

/** Declares a page that lives as long as its worker. */
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

/** Options of `test.use` for tests of things that move, because playwright.config.ts asks for reduced motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Takes a lent page for a test: on a screen, with the setting for motion that the test has chosen. */
async function take(lent: LentPage, { reducedMotion = null }: BrowserContextOptions) {
  const page = await lent.take();
  await page.emulateMedia({ media: null, forcedColors: null, colorScheme: null, reducedMotion });
  return page;
}

/**
 * The `test` function for all browser tests, with pages that the tests of a worker share; open them with
 * `open`. Files that used another one would run in workers of their own, each with a browser to start.
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
