import { type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';
import { test } from './fixtures.ts';
import { allRoutes, WIDTHS } from './routes.ts';

/** The path without a page: the browser reports its 404, and the not-found page logs it. */
const MISSING = '/no-such-page';
const isReportOfMissing = (line: string) => line.includes('404') || line.includes(MISSING);

/** What comes late on a real network comes this late here, in milliseconds, so that shifts show. */
const DELAY = 200;
const LATE = /\.(avif|webp|png|jpg|svg|woff2|js)$/;

/**
 * Collects what a page says and asks for while `visit` runs: it should be nothing. What the content
 * security policy refuses is an error of the console.
 */
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

/** Scrolls to the end and back, so that everything that loads late has loaded and moved what it moves. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    scrollTo(0, 0);
  });
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Element }[];
}

/** What moved since the page began to load and how far, when the sum is more than 0.00 in two digits. */
function layoutShifts(page: Page) {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Shift[];
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          const describe = ({ value, sources }: Shift) =>
            `${value.toFixed(4)} ${sources.map(({ node }) => node?.className || node?.nodeName)}`;
          resolve(sum < 0.005 ? [] : shifts.map(describe));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 100, []);
      }),
  );
}

/** The widths at which a page would scroll sideways. */
async function overflowing(page: Page) {
  const found: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const scrolls = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth;
    });
    if (scrolls) found.push(width);
  }
  return found;
}

test.describe.configure({ mode: 'parallel' });

for (const path of allRoutes()) {
  test(`${path} is quiet, still and fits every width`, async ({ shared: page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(LATE, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY));
      await route.continue();
    });
    const noise = await noiseDuring(page, `${baseURL}`, async () => {
      await page.goto(path);
      await readToTheEnd(page);
    });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect.soft(noise.filter((line) => path !== MISSING || !isReportOfMissing(line))).toEqual([]);
    expect.soft(await layoutShifts(page), 'what moved').toEqual([]);
    expect.soft(await overflowing(page), 'widths at which the page scrolls sideways').toEqual([]);
  });
}
