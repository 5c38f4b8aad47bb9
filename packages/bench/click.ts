import type { Browser, ElementHandle, Page } from '@playwright/test';
import { DESKTOP, openAndRest, PHONE, restOfNetwork, slowDown } from './emulation.ts';
import { clockHeading, type HeadingTimes, REPORT } from './heading-clock.ts';
import { countBytes } from './transfer.ts';

/** The pages between which a link is followed. */
export interface LinkPath {
  from: string;
  to: string;
}

/** The way in which a visitor follows a link. */
export type Way = (typeof WAYS)[number];

const WAYS = ['main', 'menu', 'cold', 'plain'] as const;

/** The measurements of one click. */
export interface Click extends HeadingTimes {
  /** How often the next page was requested, by hovering and clicking together. */
  requests: number;
  /** Bytes received until the first frame with the new heading, of all requests since the click. */
  bytes: number;
  /** Whether the document stayed the same. */
  soft: boolean;
}

/** How long the pointer rests on a link before the click, in milliseconds. */
const HOVER = 300;
/** How long a menu takes to open completely, in milliseconds. */
const MENU = 1000;

/** The first link in view that leads to another page of the site. */
const firstInView = async (page: Page) =>
  (
    await page.evaluateHandle(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a')].find((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        const isElsewhere = link.origin === location.origin && link.pathname !== location.pathname;
        return isElsewhere && top >= 0 && bottom <= innerHeight;
      }),
    )
  ).asElement();

/** Makes the link reachable without pointing at it, and returns it. What a phone taps first is in view already. */
async function reachLink(page: Page, to: string, way: Way): Promise<ElementHandle<Element> | null> {
  if (way === 'cold') return firstInView(page);
  const anchor = `a[href="${to}"]`;
  let link = page.locator(`main ${anchor}`).first();
  if (way === 'menu') {
    const panel = page.locator('mega-menu li > [popover]', { has: page.locator(anchor) }).first();
    await page
      .locator(`mega-menu li > [popovertarget="${await panel.getAttribute('id')}"]`)
      .hover();
    await page.waitForTimeout(MENU);
    link = panel.locator(anchor).first();
  } else await link.scrollIntoViewIfNeeded();
  // Pictures that came into view by scrolling to the link are no part of the navigation.
  await restOfNetwork(page);
  return (await link.elementHandle()) as ElementHandle<Element>;
}

/** Opens a page on a slow device, follows a link in one of the ways, and measures the times. */
async function clickOnce(
  browser: Browser,
  origin: string,
  link: LinkPath,
  way: Way,
): Promise<Click> {
  const isCold = way === 'cold';
  const context = await browser.newContext(isCold ? PHONE : DESKTOP);
  try {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const times = Promise.withResolvers<HeadingTimes>();
    await page.exposeFunction(REPORT, times.resolve);
    await page.addInitScript(clockHeading);
    const cdp = await slowDown(page);
    await openAndRest(page, origin + link.from);
    await page.evaluate(() => Object.assign(window, { benchAlive: true }));

    const target = await reachLink(page, link.to, way);
    if (!isCold) {
      await target?.hover();
      await page.waitForTimeout(HOVER);
    }
    const box = await target?.boundingBox();
    if (!box) throw new Error(`No link can be seen (${way}).`);
    const bytesBy = countBytes(cdp);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await (isCold ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    const taken = await within(
      times.promise,
      `No new heading after a click on ${link.to} (${way}).`,
    );
    const soft = await page.evaluate(() => 'benchAlive' in window);
    await page.waitForLoadState('networkidle');
    const { pathname } = new URL(page.url());
    const requests = asked.filter((path) => path === pathname).length;
    return { ...taken, requests, soft, bytes: bytesBy(taken.at) };
  } finally {
    await context.close();
  }
}

/** Waits for a promise for a limited time. */
function within<Value>(promise: Promise<Value>, message: string): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(message)), 20_000).unref();
  });
  return Promise.race([promise, late]);
}

/** Follows a link in every way, taking turns; plain documents are those of the reference page. */
export async function clickInTurns(
  browser: Browser,
  origin: string,
  referenceOrigin: string,
  link: LinkPath,
  runs: number,
): Promise<[Way, Click[]][]> {
  const clicks: [Way, Click[]][] = WAYS.map((way) => [way, []]);
  for (let run = 0; run < runs; run += 1) {
    for (const [way, list] of clicks) {
      const from = way === 'plain' ? referenceOrigin : origin;
      list.push(await clickOnce(browser, from, link, way));
    }
  }
  return clicks;
}
