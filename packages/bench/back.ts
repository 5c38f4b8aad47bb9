import type { Browser, Page } from '@playwright/test';
import { openAndRest, PHONE, restOfNetwork, slowDown } from './emulation.ts';

/**
 * Key of the measured time in the tab's storage, which all documents of a tab share, however the former one
 * came back.
 */
const TOOK = 'bench-back-took';
/** The page that is visited in between; every footer links to it. */
const AWAY = '/about';

/**
 * Runs in every document before its own scripts, and records when the heading of the former page is painted:
 * shown by the router, loaded again, or restored from the browser's own cache.
 */
function watchBack(): void {
  const [NOTE, TOOK] = ['bench-back', 'bench-back-took'];
  const now = () => performance.timeOrigin + performance.now();
  const finish = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const at = Number(sessionStorage.getItem(NOTE));
        if (at) sessionStorage.setItem(TOOK, String(now() - at));
        sessionStorage.removeItem(NOTE);
      };
      port2.postMessage(undefined);
    });
  const awaitHeading = (from: string | undefined) => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (!heading || heading === from) return;
      observer.disconnect();
      finish();
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  if (sessionStorage.getItem(NOTE)) awaitHeading(undefined);
  addEventListener('pageshow', ({ persisted }) => persisted && finish());
  const goBack = () => {
    awaitHeading(document.querySelector('h1')?.textContent);
    sessionStorage.setItem(NOTE, String(now()));
    history.back();
  };
  Object.assign(window, { benchBack: goBack });
}

/**
 * Reads the time that the page recorded. A document that has just been replaced cannot answer, and the question
 * is repeated.
 */
async function readTime(page: Page): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    await page.waitForTimeout(100);
    const took = await page.evaluate((key) => sessionStorage.getItem(key), TOOK).catch(() => null);
    if (took) return Number(took);
  }
  throw new Error(`No heading after going back from ${page.url()}.`);
}

/**
 * Opens a page on a slow phone, follows a link, waits until that page is whole, and goes back.
 * @returns milliseconds until the heading of the first page is painted
 */
async function backOnce(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchBack);
    await slowDown(page);
    await openAndRest(page, url);
    await page.locator(`footer a[href="${AWAY}"]`).first().dispatchEvent('click');
    await page.waitForURL(`**${AWAY}`);
    // Until the rest of the page has come, going back would be timed together with laying it out.
    await restOfNetwork(page);
    await page.evaluate(() => (window as unknown as { benchBack: () => void }).benchBack());
    return await readTime(page);
  } finally {
    await context.close();
  }
}

/** Goes back to each address a number of times, taking turns. */
export async function backInTurns(browser: Browser, urls: string[], runs: number) {
  const times: number[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) times[index]?.push(await backOnce(browser, url));
  }
  return times;
}
