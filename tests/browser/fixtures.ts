import { type Browser, test as base, type Page } from '@playwright/test';

/** One page for all tests of a worker: a new one for each costs more than the test itself. */
export const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }: { browser: Browser }, use) => {
      const { baseURL = '' } = base.info().project.use;
      const context = await browser.newContext({ baseURL });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});
