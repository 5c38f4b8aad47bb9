import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A phone, in CSS pixels. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  hasTouch: true,
};

/** A window that is wide enough for the mega menu, with a mouse that can hover. */
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** How long nothing may be requested or received for the network to count as idle, in milliseconds. */
const QUIET = 1200;

/** The processor and the network of Lighthouse's slow phone. */
const SLOW = { cpu: 4, latencyMs: 150, downKbit: 1600, upKbit: 750 };

const bytesPerSecond = (kbit: number) => (kbit * 1000) / 8;

/** Slows down processor and network of a page; the network by Chromium's own emulation. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: bytesPerSecond(SLOW.downKbit),
    uploadThroughput: bytesPerSecond(SLOW.upKbit),
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  return cdp;
}

/** Opens an address and waits until nothing is being loaded or executed any more. */
export async function openAndRest(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

/**
 * Waits until the network is idle within a document that has been there for a while. The browser's own event for
 * that (`networkidle`) comes once for each document.
 */
export async function restOfNetwork(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('requestfinished', note);
  page.on('request', note);
  while (Date.now() - last < QUIET) await page.waitForTimeout(QUIET / 4);
  page.off('requestfinished', note);
  page.off('request', note);
}
