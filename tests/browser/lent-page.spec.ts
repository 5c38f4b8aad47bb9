import { lendPage } from './support/lent-page.ts';
import { expect, test } from './support/test.ts';

test('a page is lent again as it was left, and replaced where its tab has ended', async ({
  browser,
}) => {
  const { baseURL } = test.info().project.use;
  const lent = lendPage(async () => (await browser.newContext({ baseURL })).newPage());
  const first = await lent.take();
  expect(await lent.take()).toBe(first);
  const ended = first.waitForEvent('crash');
  await first.goto('chrome://crash').catch(() => {});
  await ended;
  const second = await lent.take();
  expect(second).not.toBe(first);
  expect((await second.goto('/robots.txt'))?.ok()).toBe(true);
  await lent.close();
});
