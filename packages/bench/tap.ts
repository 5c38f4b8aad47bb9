import type { Browser, BrowserContextOptions } from '@playwright/test';
import { DESKTOP, openAndRest, PHONE, slowDown } from './emulation.ts';

/** The times that a layer over the page took to open. */
export interface Tap {
  /** From the click to the end of the first frame after it, in milliseconds. */
  painted: number;
  /** Duration of the whole interaction in the Event Timing API, in steps of 8 ms. */
  interaction: number;
}

interface Watched extends Window {
  benchTap: Tap;
}

/** The layers that open over a page: the device, and the button that opens each. */
export const LAYERS = {
  'phone menu': { device: PHONE, opener: 'mobile-menu button' },
  'mega menu': { device: DESKTOP, opener: 'mega-menu li > button' },
  search: { device: DESKTOP, opener: 'site-search [aria-haspopup]' },
} satisfies Record<string, { device: BrowserContextOptions; opener: string }>;

/** A layer that is timed. */
export type Layer = keyof typeof LAYERS;

/** Runs in the page before anything else, and measures the first click. */
function watchTap(): void {
  const tap = { painted: 0, interaction: 0 };
  (window as unknown as Watched).benchTap = tap;
  const note = ({ timeStamp }: Event) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        tap.painted = performance.now() - timeStamp;
      };
      port2.postMessage(undefined);
    });
  };
  addEventListener('click', note, { capture: true, once: true });
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^(click|pointer)/.test(name)) tap.interaction = Math.max(tap.interaction, duration);
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** How long to wait for the frame to be painted and reported, in milliseconds. */
const PATIENCE = 1200;

/** Opens a page on a slow device, and then a layer over it. */
async function tapOnce(browser: Browser, url: string, layer: Layer): Promise<Tap> {
  const { device, opener } = LAYERS[layer];
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTap);
    await slowDown(page);
    await openAndRest(page, url);
    const box = await page.locator(opener).first().boundingBox();
    if (!box) throw new Error(`${url} has nothing that opens the ${layer}.`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (device === PHONE) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await page.waitForTimeout(PATIENCE);
    return await page.evaluate(() => (window as unknown as Watched).benchTap);
  } finally {
    await context.close();
  }
}

/** Opens a layer on each address a number of times, taking turns. */
export async function tapInTurns(browser: Browser, urls: string[], layer: Layer, runs: number) {
  const taps: Tap[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries())
      taps[index]?.push(await tapOnce(browser, url, layer));
  }
  return taps;
}
