import { LOCALES, localeOfPath, localPath } from '@falaj/contract/locale.ts';
import { type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';
import { inScope } from '../support/scope.ts';
import { axeFaults } from './axe.ts';
import { allRoutes } from './routes.ts';
import { cutWords } from './support/cut-words.ts';
import { fontsAreThere, navigateTo } from './support/page.ts';
import { faintOverPictures } from './support/pictured.ts';
import { distinctPages, ENOUGH } from './support/scope.ts';
import { test, WITH_MOTION } from './support/test.ts';

/** Heights of the window in pixels: an ordinary one, and one in which a whole section with a picture fits. */
const [LOW, TALL] = [900, 1400];

/**
 * The widths at which a page is looked at, those of them at which axe judges it as well, and those at which
 * the contrast of the text over its pictures is measured.
 */
interface Look {
  widths: number[];
  axe: number[];
  pictures: number[];
}

/** For a page with elements, or roles and states of elements, that no page chosen before it has. */
const CLOSE: Look = {
  widths: inScope([320, 390, 768, 1024, 1440], [1920]),
  // Names, roles and colours are the same at every width; the gallery shows axe each component on a phone.
  axe: inScope([1440], [390]),
  pictures: inScope([390, 1440], [1024]),
};
/** For any other page: other pages and the gallery show its elements, so that only its own words could cause a fault. */
const BRIEF: Look = { widths: [320], axe: [], pictures: [] };
/** How many of those other pages one test goes through, from one to the next as by links. */
const WALK = 25;

/** A path without a page: the browser reports its status 404, and the not-found page logs it. */
const MISSING = '/no-such-page';
const isReportOfMissing = (line: string) => line.includes('404') || line.includes(MISSING);

/** How late files arrive that take long on a real network, in milliseconds, so that layout shifts show. */
const DELAY = 200;
const LATE = /\.(avif|webp|png|jpg|svg|woff2|js)$/;
const PICTURE = /\.(avif|webp|png|jpg|svg)$/;

/** Holds pictures back until the returned function is called, and delays scripts and fonts. */
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

/** Records in the page the size of each picture's box before any picture has arrived. */
const noteRoom = (page: Page) =>
  page.evaluate(() => {
    const room = ({ offsetWidth, offsetHeight }: HTMLElement) => `${offsetWidth} x ${offsetHeight}`;
    const noted = new Map([...document.images].map((image) => [image, room(image)]));
    (window as unknown as Measured).roomOfPictures = noted;
  });

/**
 * The pictures whose boxes have changed their size since they arrived. A layout shift is recorded only if the
 * picture arrives while it is on the screen, and waiting for that at each of them would take too long.
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
 * Collects what a page logs, throws and requests from other hosts while `visit` runs. It should be nothing.
 * What the content security policy refuses appears as an error in the console.
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
 * Scrolls to the end of the page and back, so that everything that loads late has loaded and has caused its
 * layout shifts.
 * @returns the elements that moved since the page began to load, with their scores, if the sum of the scores
 * rounds to more than 0.00
 */
function shiftsWhileReading(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const shifts: LayoutShiftEntry[] = [];
    const observer = new PerformanceObserver((list) =>
      shifts.push(...(list.getEntries() as LayoutShiftEntry[])),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    // A picture in a closed panel is fetched only when the panel opens, so waiting for it to be decoded would
    // never end.
    const shown = new Set<HTMLImageElement>();
    const screen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) shown.add(target as HTMLImageElement);
    });
    for (const image of document.images) screen.observe(image);
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await frame();
      // The browser lays out content that comes near the viewport (`content-visibility`) one frame later,
      // before a visitor could have scrolled to it.
      await frame();
    }
    // The observer reports what the last frame has brought onto the screen only after that frame is painted.
    await frame();
    await Promise.allSettled([...shown].map((image) => image.decode()));
    scrollTo(0, 0);
    // Shifts of the last frame are reported only after it is painted.
    for (let count = 0; count < 3; count += 1) await frame();
    shifts.push(...(observer.takeRecords() as LayoutShiftEntry[]));
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    const describe = ({ value, sources }: LayoutShiftEntry) =>
      `${value.toFixed(4)} ${sources.map(({ node }) => node?.className || node?.nodeName)}`;
    return sum < 0.005 ? [] : shifts.map(describe);
  });
}

/**
 * Gives the header the solid background that it has below the hero, or takes it away. Over the hero the
 * header is transparent. On long pages axe 4.14 then takes code far below for the background of the fixed
 * bar; support/pictured.ts measures the bar as it is painted.
 */
const groundHeader = (page: Page, isSolid: boolean) =>
  page.evaluate((solid) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('site-header > header { animation: none; }');
    document.adoptedStyleSheets = solid ? [sheet] : [];
  }, isSolid);

/** Runs axe on a page in its present state, under a header with a solid background. */
async function axeFaultsBelowHeader(page: Page): Promise<string[]> {
  await groundHeader(page, true);
  const faults = await axeFaults(page);
  await groundHeader(page, false);
  return faults;
}

/**
 * The words of drawings that are painted without a colour. axe judges text by its CSS color, which SVG text is
 * not painted in.
 */
const wordsWithoutFill = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg text')]
      .filter((text) => getComputedStyle(text).fill === 'none')
      .map(({ textContent }) => textContent),
  );

/**
 * What makes a layer inside an SVG. WebKit paints such layers above the whole drawing, words included, which
 * cannot be seen in other browsers.
 */
const layersInDrawings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('foreignObject *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const { position, contentVisibility, opacity, transform, filter } = getComputedStyle(
          element,
          part,
        );
        const isFlat =
          [position, contentVisibility, opacity, transform, filter].join() ===
          'static,visible,1,none,none';
        return isFlat ? [] : [`${element.className}${part ?? ''}`];
      }),
    ),
  );

/**
 * What makes a page scroll sideways: its elements that end beyond the window, or nothing where it does not scroll.
 * The browser is asked for a layout, since on a busy machine a frame may be long in coming.
 */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return [`${scrollWidth} px`, ...wide.map((element) => element.outerHTML.slice(0, 80))];
  });

/**
 * Looks at an open page at each of these widths: whether it scrolls horizontally, which words it cuts in two,
 * what axe finds, and which text its pictures make hard to read; then whether its drawings paint their words.
 * Everything is checked at one width before the next.
 */
async function lookAtWidths(page: Page, { widths, axe, pictures }: Look) {
  const { pathname } = new URL(page.url());
  for (const width of widths) {
    const height = pictures.includes(width) ? TALL : LOW;
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => stickingOut(page), {
        message: `${pathname}: what makes the page scroll sideways at ${width} px`,
      })
      .toEqual([]);
    expect.soft(await cutWords(page), `${pathname}: words cut in two at ${width} px`).toEqual([]);
    if (axe.includes(width))
      expect.soft(await axeFaultsBelowHeader(page), `${pathname}: axe at ${width} px`).toEqual([]);
    if (pictures.includes(width))
      expect
        .soft(
          await faintOverPictures(page),
          `${pathname}: text over a white picture at ${width} px`,
        )
        .toEqual([]);
  }
  expect
    .soft(await wordsWithoutFill(page), `${pathname}: words of drawings not painted`)
    .toEqual([]);
  expect.soft(await layersInDrawings(page), `${pathname}: layers inside drawings`).toEqual([]);
}

/**
 * Looks at a page as on a screen of 1280 by 1024 at 400 % zoom: nothing may scroll horizontally, and the
 * header may take at most a third of the height.
 */
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
// The missing page is looked at by itself, since it alone reports an error.
const distinct = new Set([...distinctPages(PATHS, ENOUGH), MISSING]);

for (const path of distinct) {
  // How a page is painted is measured in a browser with a window, as visitors have.
  test(`${path} is quiet, still, accessible and fits every width`, { tag: '@window' }, async ({
    shared: page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const showPictures = await holdPictures(page);
    let moved: string[] = [];
    const noise = await noiseDuring(page, `${baseURL}`, async () => {
      const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect.soft(answer?.status()).toBe(path === MISSING ? 404 : 200);
      // With the page's own fonts, lines may break elsewhere and give a picture beside them another height,
      // so the fonts are loaded before the sizes are recorded.
      await fontsAreThere(page);
      await noteRoom(page);
      showPictures();
      await page.waitForLoadState();
      moved = await shiftsWhileReading(page);
    });
    expect.soft(await picturesThatGrew(page), 'pictures that had no room').toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect.soft(noise.filter((line) => path !== MISSING || !isReportOfMissing(line))).toEqual([]);
    expect.soft(moved, 'what moved').toEqual([]);
    // axe and the measuring of text over pictures need a page that does not move. A looping video stands
    // still only if the page is loaded under reduced motion.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (await page.locator('main video').count()) await page.reload();
    await lookAtWidths(page, CLOSE);
    await lookAtLowScreen(page);
  });
}

const others = PATHS.filter((path) => !distinct.has(path));
// From one language to another a document is loaded.
const walks = LOCALES.flatMap((locale) => {
  const ours = others.filter((path) => localeOfPath(path) === locale);
  return ours
    .filter((_, index) => index % WALK === 0)
    .map((_, walk) => ours.slice(walk * WALK, (walk + 1) * WALK));
});
for (const walked of walks) {
  test(`from ${walked[0]} to ${walked.at(-1)} all pages are quiet and fit a small phone`, async ({
    shared: page,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const noise = await noiseDuring(page, `${baseURL}`, async () => {
      await page.goto(localPath('/', localeOfPath(walked[0] ?? '/')));
      await fontsAreThere(page);
      for (const path of walked) {
        await navigateTo(page, path);
        await lookAtWidths(page, BRIEF);
      }
    });
    expect(noise).toEqual([]);
  });
}
