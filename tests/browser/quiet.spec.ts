import { type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';
import { isWhole } from '../support/scope.ts';
import { axeFaults } from './axe.ts';
import { allRoutes, WIDTHS } from './routes.ts';
import { cutWords } from './support/cut-words.ts';
import { fontsAreThere, loadFonts } from './support/page.ts';
import { faintOverPictures } from './support/pictured.ts';
import { distinctPages } from './support/scope.ts';
import { test, WITH_MOTION } from './support/test.ts';

/** The heights of the screen: an ordinary one, and one that a whole band with a picture stands in. */
const [LOW, TALL] = [900, 1400];

/** At which widths a page is looked at, at which of them by axe as well, and at which the text over its pictures is measured. */
interface Look {
  widths: number[];
  axe: number[];
  pictures: number[];
}

/** A page whose elements, or what they say to assistive technology, stand on no other. */
const CLOSE: Look = {
  widths: WIDTHS,
  axe: [390, 1440],
  pictures: isWhole ? [390, 1024, 1440] : [390, 1440],
};
/** One more page of the same elements, without motion and pictures: what only its own words can bring about. */
const BRIEF: Look = { widths: [320, 1280], axe: [], pictures: [] };

/** The path without a page: the browser reports its 404, and the not-found page logs it. */
const MISSING = '/no-such-page';
const isReportOfMissing = (line: string) => line.includes('404') || line.includes(MISSING);

/** What comes late on a real network comes this late here, in milliseconds, so that shifts show. */
const DELAY = 200;
const LATE = /\.(avif|webp|png|jpg|svg|woff2|js)$/;
const PICTURE = /\.(avif|webp|png|jpg|svg)$/;

/** Lets pictures come when `show` is called and not before, and all else that is late a little later than asked for. */
async function holdPictures(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(LATE, async (route) => {
    if (PICTURE.test(route.request().url())) await held.promise;
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    await route.continue();
  });
  return held.resolve;
}

interface Measured extends Window {
  roomOfPictures?: Map<HTMLImageElement, string>;
}

/** Notes in the page how much room its pictures have while none of them is there. */
const noteRoom = (page: Page) =>
  page.evaluate(() => {
    const room = ({ offsetWidth, offsetHeight }: HTMLElement) => `${offsetWidth} x ${offsetHeight}`;
    const noted = new Map([...document.images].map((image) => [image, room(image)]));
    (window as unknown as Measured).roomOfPictures = noted;
  });

/**
 * The pictures that take another room than before they came. A visitor sees such a picture move the page only if it
 * comes while it is on the screen, which nobody can wait for at each of them.
 */
const picturesThatGrew = (page: Page) =>
  page.evaluate(() => {
    const noted = (window as unknown as Measured).roomOfPictures ?? new Map<never, never>();
    return [...noted].flatMap(([image, before]) => {
      const now = `${image.offsetWidth} x ${image.offsetHeight}`;
      const isThere = image.isConnected && image.complete && image.naturalWidth > 0;
      return isThere && now !== before ? [`${image.currentSrc}: ${before}, then ${now}`] : [];
    });
  });

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

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node?: Element }[];
}

/**
 * Scrolls to the end and back, so that everything that loads late has loaded and moved what it moves.
 * @param isRead whether it is done; the first screen is looked at alone otherwise
 * @returns what moved since the page began to load and how far, when the sum is more than 0.00 in two digits
 */
function shiftsWhileReading(page: Page, isRead: boolean) {
  return page.evaluate(async (toTheEnd) => {
    const frame = () => new Promise(requestAnimationFrame);
    const shifts: LayoutShiftEntry[] = [];
    const observer = new PerformanceObserver((list) =>
      shifts.push(...(list.getEntries() as LayoutShiftEntry[])),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    // What stands in a closed panel is asked for only when that opens, and would never be decoded.
    const shown = new Set<HTMLImageElement>();
    const screen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) shown.add(target as HTMLImageElement);
    });
    for (const image of document.images) screen.observe(image);
    for (let top = 0; toTheEnd && top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await frame();
      // What comes near (`content-visibility`) is laid out in the frame after that, before anybody can have scrolled to it.
      await frame();
    }
    // What the last frame has brought onto the screen is known after it has been painted.
    await frame();
    await Promise.allSettled([...shown].map((image) => image.decode()));
    scrollTo(0, 0);
    // What the last frame moved is known after it has been painted.
    for (let count = 0; count < 3; count += 1) await frame();
    shifts.push(...(observer.takeRecords() as LayoutShiftEntry[]));
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    const describe = ({ value, sources }: LayoutShiftEntry) =>
      `${value.toFixed(4)} ${sources.map(({ node }) => node?.className || node?.nodeName)}`;
    return sum < 0.005 ? [] : shifts.map(describe);
  }, isRead);
}

/**
 * Gives the header the solid ground that it has below the hero, or takes it away. Clear over the hero, it misleads axe 4.14, which on long pages takes
 * code far below for what lies behind the fixed bar; support/pictured.ts measures the bar as it is painted.
 */
const groundHeader = (page: Page, isSolid: boolean) =>
  page.evaluate((solid) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('site-header > header { animation: none; }');
    document.adoptedStyleSheets = solid ? [sheet] : [];
  }, isSolid);

/** What axe finds on a page as it stands, under a header that is solid. */
async function axeFaultsBelowHeader(page: Page): Promise<string[]> {
  await groundHeader(page, true);
  const faults = await axeFaults(page);
  await groundHeader(page, false);
  return faults;
}

/**
 * Looks at a page that is open at some widths, and at all there is to see at one of them before the next: where it scrolls
 * sideways, which words it cuts, what axe finds, which text its pictures swallow.
 */
async function lookAtWidths(page: Page, { widths, axe, pictures }: Look) {
  const overflowing: number[] = [];
  for (const width of widths) {
    const height = pictures.includes(width) ? TALL : LOW;
    await page.setViewportSize({ width, height });
    const scrolls = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth;
    });
    if (scrolls) overflowing.push(width);
    expect.soft(await cutWords(page), `words cut in two at ${width} px`).toEqual([]);
    if (axe.includes(width))
      expect.soft(await axeFaultsBelowHeader(page), `axe at ${width} px`).toEqual([]);
    if (pictures.includes(width))
      expect
        .soft(await faintOverPictures(page), `text over a white picture at ${width} px`)
        .toEqual([]);
  }
  expect.soft(overflowing, 'widths at which the page scrolls sideways').toEqual([]);
}

/** Looks at a page as on a screen of 1280 by 1024 at 400 % zoom: it fits, and its header leaves two thirds free. */
async function lookAtLowScreen(page: Page) {
  const [width, height] = [320, 256];
  await page.setViewportSize({ width, height });
  const { wide, header } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    header: document.querySelector('site-header > header')?.getBoundingClientRect().height ?? 0,
  }));
  expect.soft(wide, 'width at 400 % zoom').toBeLessThanOrEqual(width);
  expect.soft(header, 'height of the header at 400 % zoom').toBeLessThanOrEqual(height / 3);
}

test.describe.configure({ mode: 'parallel' });
test.use(WITH_MOTION);

const PATHS = allRoutes();
const distinct = distinctPages(PATHS);

for (const path of PATHS) {
  const isDistinct = distinct.has(path);
  const look = isDistinct ? CLOSE : BRIEF;
  // How a page is painted is measured in the browser that visitors have.
  const tag = isDistinct ? '@window' : [];

  test(`${path} is quiet, still, accessible and fits every width`, { tag }, async ({
    shared: page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    if (!isDistinct) await page.emulateMedia({ reducedMotion: 'reduce' });
    const showPictures = isDistinct ? await holdPictures(page) : undefined;
    let moved: string[] = [];
    const noise = await noiseDuring(page, `${baseURL}`, async () => {
      const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect.soft(answer?.status()).toBe(path === MISSING ? 404 : 200);
      if (showPictures) {
        // Words that wrap otherwise in the page's own fonts may give a picture beside them another height.
        await loadFonts(page);
        await noteRoom(page);
        showPictures();
      }
      await page.waitForLoadState();
      if (isDistinct) await fontsAreThere(page);
      moved = await shiftsWhileReading(page, isDistinct);
      // Fonts that come late are looked at above; here they come once nothing else can move.
      if (!isDistinct) await loadFonts(page);
    });
    expect.soft(await picturesThatGrew(page), 'pictures that had no room').toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect.soft(noise.filter((line) => path !== MISSING || !isReportOfMissing(line))).toEqual([]);
    expect.soft(moved, 'what moved').toEqual([]);
    // axe judges a page that stands still, and so is text over pictures: opened anew under reduced motion, a loop does.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (isDistinct && (await page.locator('main video').count())) await page.reload();
    await lookAtWidths(page, look);
    if (isDistinct) await lookAtLowScreen(page);
  });
}
