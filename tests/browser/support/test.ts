import type { Browser, Page } from '@playwright/test';
import { test as base } from '../fixtures.ts';

/** The house's test with one more page that all tests of a worker share: a browser without scripts. */
export const test = base.extend<object, { scriptless: Page }>({
  scriptless: [
    async ({ browser }: { browser: Browser }, use) => {
      const { baseURL = '' } = base.info().project.use;
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
