import type { ConsoleMessage, Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { allRoutes, WIDTHS } from './routes.ts';

/** The path without a page: the browser reports its 404, and the not-found page logs it. */
const MISSING = '/no-such-page';
const isReportOfMissing = (line: string) => line.includes('404') || line.includes(MISSING);

/** Collects what a page says and asks for while `visit` runs: it should be nothing. */
async function noiseDuring(page: Page, origin: string, visit: () => Promise<void>) {
  const noise: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (/^(error|warning)$/.test(message.type()))
      noise.push(`${message.type()}: ${message.text()}`);
  };
  const onError = (error: Error) => noise.push(`thrown: ${error.message}`);
  const onRequest = (request: Request) => {
    if (!request.url().startsWith(`${origin}/`) && !/^(data|blob):/.test(request.url())) {
      noise.push(`asked another host: ${request.url()}`);
    }
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  await visit();
  page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
  return noise;
}

/** Scrolls to the end, so that everything that loads late has loaded and moved what it moves. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
}

/** The sum of layout shifts since the page began to load. */
function layoutShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 50, 0);
      }),
  );
}

test.beforeAll(async ({ shared: page }) => {
  // Violations of the content security policy are events of their own, beside the console's errors.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`CSP: ${violatedDirective} ${blockedURI}`);
    });
  });
});

for (const path of allRoutes()) {
  test(`${path} is quiet, still and fits every width`, async ({ shared: page, baseURL = '' }) => {
    const noise = await noiseDuring(page, new URL(baseURL).origin, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path, { waitUntil: 'load' });
      await readToTheEnd(page);
    });
    expect.soft(noise.filter((line) => path !== MISSING || !isReportOfMissing(line))).toEqual([]);
    expect.soft(await layoutShift(page), 'layout shift').toBe(0);
    const overflowing: number[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const scrolls = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth > clientWidth;
      });
      if (scrolls) overflowing.push(width);
    }
    expect.soft(overflowing, 'widths at which the page scrolls sideways').toEqual([]);
  });
}
