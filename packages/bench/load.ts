import type { Browser } from '@playwright/test';
import { openAndRest, PHONE, slowDown } from './emulation.ts';

/** The measurements of one page load on a slow phone. */
export interface Load {
  /** First contentful paint, in milliseconds. */
  fcp: number;
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** The largest element. */
  element: string;
  /** All blocking time: the time of every task beyond 50 ms. */
  blocking: number;
  /** The longest task, in milliseconds; tasks under 50 ms are not reported. */
  longest: number;
  /** The time of each run of the site's scripts beyond 50 ms, with the layout that it forced. */
  blockingByScript: number;
  /** Cumulative layout shift. */
  shift: number;
}

interface Watched extends Window {
  benchLoad: Load;
}

/** The fields of an entry of the Long Animation Frames API that are read here. */
interface LongFrame extends PerformanceEntry {
  scripts: { duration: number; sourceURL: string }[];
}

/** An entry of the Layout Instability API, which the DOM's types lack as well. */
interface LayoutShiftEntry extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
}

/** Runs in the page before anything else, and collects the measurements. */
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

/** Loads a page for the first time on a slow phone and returns the measurements. */
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

/** Loads each address a number of times, taking turns so that all are affected by the same noise. */
export async function loadInTurns(browser: Browser, urls: string[], runs: number) {
  const loads: Load[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) loads[index]?.push(await loadOnce(browser, url));
  }
  return loads;
}
