import type { Browser, Page } from '@playwright/test';
import { type Visit, visit } from './emulation.ts';

/** What one turn measured: values by the name of their row. A page without disclosures has no row for them. */
export type Turn = Record<string, number>;

interface Watched extends Window {
  bench: { first: number; largest: number; shift: number; events: number[] };
}

/** An entry of the Layout Instability API, which the DOM's types lack. */
interface LayoutShiftEntry extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
}

/** How long the pointer rests on a link before it is pressed, in milliseconds. */
const HOVER = 300;
/** How long what was touched, or a page that was opened, has until it is left, in milliseconds. */
const MOMENT = 1500;
/** What opens the menu of a phone: the last of these that is in view. */
const MENU =
  'header button[aria-haspopup], header button[aria-expanded], header button[popovertarget], header summary';
/** Not the first disclosure of a page, which may be open. */
const DISCLOSURE = 2;

/** Runs in the page before its own scripts, and notes paints, shifts, and how long each interaction took. */
function watch(): void {
  const bench: Watched['bench'] = { first: 0, largest: 0, shift: 0, events: [] };
  (window as unknown as Watched).bench = bench;
  const note = (type: string, act: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({
      ...{ type, buffered: true, durationThreshold: 16 },
    });
  note('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.first = startTime;
  });
  note('largest-contentful-paint', ({ startTime }) => {
    bench.largest = startTime;
  });
  note('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as LayoutShiftEntry;
    if (!hadRecentInput) bench.shift += value;
  });
  note('event', ({ duration }) => bench.events.push(duration));
}

/** The times of a first visit, in milliseconds, and the weight of the page. */
async function load({ page, cdp, bytes }: Visit): Promise<Turn> {
  const { first, largest, shift, elements } = await page.evaluate(() => ({
    ...(window as unknown as Watched).bench,
    elements: document.querySelectorAll('*').length,
  }));
  const { metrics } = await cdp.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return {
    'first paint, ms': first,
    'largest paint, ms': largest,
    'layout shift': shift,
    'main thread busy, ms': busy * 1000,
    elements,
    'first view without video, kB': bytes / 1000,
  };
}

/** A place on the first link in view that leads to another page; else on the first one, brought into view. */
async function linkPlace(page: Page): Promise<[x: number, y: number]> {
  const found = await page.evaluateHandle(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
      ({ origin, pathname, target }) =>
        origin === location.origin && pathname !== location.pathname && !target,
    );
    const inView = links.find((link) => {
      const { x, y, top, bottom, width, height } = link.getBoundingClientRect();
      const isInView = top > 60 && bottom < innerHeight && width > 30;
      // A bar of the page may lie over it.
      return isInView && link.contains(document.elementFromPoint(x + 20, y + height / 2));
    });
    return inView ?? links[0];
  });
  const link = found.asElement();
  if (!link) throw new Error(`${page.url()} has no link to another page.`);
  await link.scrollIntoViewIfNeeded();
  // Sections that are laid out on the way may move it.
  await page.waitForTimeout(MOMENT);
  // A link of two lines has a box for each.
  const {
    x = 0,
    y = 0,
    height = 0,
  } = await link.evaluate((element) => element.getClientRects()[0]?.toJSON() as DOMRect);
  return [x + 20, y + height / 2];
}

/** Milliseconds from before an act until a frame has another main heading. */
async function untilHeading(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await page.textContent('h1');
  const began = performance.now();
  await act();
  await page.waitForFunction(
    (old) => (document.querySelector('h1')?.textContent ?? old) !== old,
    before,
    { polling: 'raf' },
  );
  return performance.now() - began;
}

/** Taps the first link as the first act, and goes back. */
async function tapLink({ page }: Visit): Promise<Turn> {
  const [x, y] = await linkPlace(page);
  const cold = await untilHeading(page, () => page.touchscreen.tap(x, y));
  await page.waitForTimeout(MOMENT);
  const back = await untilHeading(page, () => page.evaluate(() => history.back()));
  return { 'click cold, ms': cold, 'back, ms': back };
}

/** Rests on the first link, and presses it. */
async function pressLink({ page }: Visit): Promise<Turn> {
  const [x, y] = await linkPlace(page);
  await page.mouse.move(x, y);
  await page.waitForTimeout(HOVER);
  return { 'click after hover, ms': await untilHeading(page, () => page.mouse.click(x, y)) };
}

/** Taps one of the elements in view that fit, if it is there: the longest Event Timing, in steps of 8 ms. */
const tap =
  (name: string, selector: string, at: number) =>
  async ({ page }: Visit): Promise<Turn> => {
    const target = (await page.locator(selector).filter({ visible: true }).all()).at(at);
    if (!target) return {};
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(MOMENT);
    const place = await target.boundingBox();
    if (!place) return {};
    await page.evaluate(() => {
      (window as unknown as Watched).bench.events = [];
    });
    await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
    await page.waitForTimeout(MOMENT);
    const events = await page.evaluate(() => (window as unknown as Watched).bench.events);
    // What took less than the API tells (16 ms) was fast.
    return { [name]: Math.max(16, ...events) };
  };

const ACTS = [
  async (one: Visit) => ({ ...(await load(one)), ...(await tapLink(one)) }),
  pressLink,
  tap('opening the menu, ms', MENU, -1),
  tap('opening a disclosure, ms', 'main summary', DISCLOSURE),
];

/** One turn: every act as the first thing that happens on a page which was opened for it. */
export async function touch(browser: Browser, url: string): Promise<Turn> {
  const turn: Turn = {};
  for (const act of ACTS) {
    const one = await visit(browser, url, watch);
    Object.assign(turn, await act(one));
    await one.context.close();
  }
  return turn;
}
