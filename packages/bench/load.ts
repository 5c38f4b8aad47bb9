import type { Browser } from '@playwright/test';
import { openAndRest, PHONE, slowDown } from './emulation.ts';

/** What a visitor with a slow phone saw of one page load. */
export interface Load {
  /** First contentful paint, in milliseconds. */
  fcp: number;
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** What was largest. */
  element: string;
  /** All blocking time: what every task took beyond 50 ms. */
  blocking: number;
  /** The longest task, in milliseconds; tasks under 50 ms are not told. */
  longest: number;
  /** What each run of a script of the site took beyond 50 ms, layout that it forced included. */
  blockingByScript: number;
  /** Cumulative layout shift. */
  shift: number;
}

interface Watched extends Window {
  benchLoad: Load;
}

/** An entry of the Long Animation Frames API, as far as it is read here. */
interface LongFrame extends PerformanceEntry {
  scripts: { duration: number; sourceURL: string }[];
}

/** An entry of the Layout Instability API, which the types of the DOM do not know either. */
interface LayoutShiftEntry extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
}

/** Runs in the page, before anything else: keeps the account of a load. */
function watchLoad(): void {
  const load = {
    fcp: 0,
    lcp: 0,
    element: '',
    blocking: 0,
    longest: 0,
    blockingByScript: 0,
    shift: 0,
  };
  (window as unknown as Watched).benchLoad = load;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') load.fcp = startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    load.lcp = entry.startTime;
    load.element = (entry as LargestContentfulPaint).element?.localName ?? '';
  });
  watch('longtask', ({ duration }) => {
    load.blocking += Math.max(0, duration - 50);
    load.longest = Math.max(load.longest, duration);
  });
  watch('long-animation-frame', (entry) => {
    for (const { sourceURL, duration } of (entry as LongFrame).scripts) {
      if (!sourceURL.startsWith(location.origin)) continue;
      load.blockingByScript += Math.max(0, duration - 50);
    }
  });
  watch('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as LayoutShiftEntry;
    if (!hadRecentInput) load.shift += value;
  });
}

/** Loads a page for the first time on a slow phone and hands back the account. */
export async function loadOnce(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(watchLoad);
    await openAndRest(page, url);
    return await page.evaluate(() => (window as unknown as Watched).benchLoad);
  } finally {
    await context.close();
  }
}

/** Loads each address as often as asked, taking turns so that all suffer the same noise. */
export async function loadInTurns(browser: Browser, urls: string[], runs: number) {
  const loads: Load[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) loads[index]?.push(await loadOnce(browser, url));
  }
  return loads;
}
