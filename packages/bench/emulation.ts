import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A phone, in CSS pixels. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The processor and the network of Lighthouse's slow phone; bytes are per second. */
const SLOW = { cpu: 4, latencyMs: 150, downBytes: 200_000, upBytes: 90_000 };

/** How long a page is left alone before anything is done with it, in milliseconds. */
const REST = 6000;

/** A page on a slow phone that nobody has touched. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
  /** What came over the wire until the page rested, without audio and video, in bytes with headers. */
  bytes: number;
}

/**
 * Opens an address as a first visit on a slow phone, and leaves it alone until it rests.
 * @param watch runs in the page before its own scripts
 */
export async function visit(browser: Browser, url: string, watch: () => void): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const types = new Map<string, string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) !== 'Media') bytes += encodedDataLength;
  });
  await cdp.send('Performance.enable');
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.downBytes,
    uploadThroughput: SLOW.upBytes,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST);
  return { context, page, cdp, bytes };
}
