import type { Page } from '@playwright/test';
import { home, messages, notFound } from './support/content.ts';
import { fontsAreThere, headline, hold, open } from './support/page.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 900 } });

const hero = (page: Page) => page.getByRole('main').locator('header').first();

// What it says of which path, src/sections/NotFound/NotFound.test.tsx tells.
test('the not-found page prints the path that was asked for, and what was probably wanted', async ({
  shared: page,
}) => {
  const [{ asked = '', href = '', text = '' } = {}] = notFound.hints;
  await open(page, `${asked}?from=mail`);
  await expect(page.getByText(`${notFound.askedFor} ${asked}`)).toBeVisible();
  const hint = page.locator('p:visible').filter({ hasText: notFound.suggestion });
  await expect(hint.getByRole('link', { name: text })).toHaveAttribute('href', href);
});

test('the note on a duration stands below the timeline', async ({ shared: page }) => {
  await open(page, '/services', 1440, 900);
  const note = await page.locator('#process p').last().boundingBox();
  const list = await page.locator('#process ol').evaluate((element) => {
    const steps = [...element.querySelectorAll('h3')].map((title) => title.getBoundingClientRect());
    return Math.max(...steps.map(({ bottom }) => bottom)) + scrollY;
  });
  expect((note?.y ?? 0) + (await page.evaluate(() => scrollY))).toBeGreaterThan(list);
});

test.describe('the loop behind the home page', { tag: '@pictures' }, () => {
  test.use(WITH_MOTION);

  const video = (page: Page) => page.locator('video');
  const pause = (page: Page) => page.getByRole('button', { name: messages.pauseVideo });
  const play = (page: Page) => page.getByRole('button', { name: messages.playVideo });
  const isPaused = (page: Page) =>
    video(page).evaluate((element: HTMLVideoElement) => element.paused);
  const isRunning = (page: Page) =>
    video(page).evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0);

  const recordVideo = (page: Page) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (/\.(mp4|webm)$/.test(new URL(request.url()).pathname)) urls.push(request.url());
    });
    return urls;
  };
  /**
   * The elements that the browser reported as the largest paint, one after the other (Largest Contentful
   * Paint, W3C).
   */
  const largest = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<(string | undefined)[]>((resolve) => {
          const told = (list: PerformanceObserverEntryList) =>
            resolve(
              list.getEntries().map((entry) => (entry as LargestContentfulPaint).element?.nodeName),
            );
          new PerformanceObserver(told).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  /** Waits until the home page has loaded, and until a script that waits for an idle browser could have run. */
  const settle = async (page: Page) => {
    await page.goto('/', { waitUntil: 'load' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  };

  const saveData = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });

  test('it starts after the page has loaded, muted and looping', async ({ page }) => {
    const urls = recordVideo(page);
    // One picture takes long, so the page's `load` event has not come yet.
    const release = await hold(page, /logo[^/]*\.svg$/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(pause(page).or(play(page))).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(urls, 'nothing before the page has loaded').toEqual([]);
    release();
    await expect.poll(() => isRunning(page)).toBe(true);
    await expect(video(page)).toHaveCSS('opacity', '1');
    const traits = await video(page).evaluate((element: HTMLVideoElement) => [
      element.muted,
      element.loop,
    ]);
    expect(traits).toEqual([true, true]);
    expect(urls.some((url) => url.includes('hero-small'))).toBe(false);
  });

  test('its button pauses it, and it stays paused for the session', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => isRunning(page)).toBe(true);
    await pause(page).click();
    await expect(play(page)).toBeVisible();
    expect(await isPaused(page)).toBe(true);
    const urls = recordVideo(page);
    await settle(page);
    await expect(play(page)).toBeVisible();
    expect(await isPaused(page)).toBe(true);
    expect(urls).toEqual([]);
    await play(page).click();
    await expect.poll(() => isRunning(page)).toBe(true);
    await expect(pause(page)).toBeVisible();
  });

  test('it starts on coming home by a link as well', async ({ shared: page }) => {
    await open(page, '/contact');
    await page.evaluate(() => sessionStorage.clear());
    await page.locator('site-header > header a[href="/"]').first().click();
    await expect(headline(page)).toHaveText(home.hero.title);
    await expect.poll(() => isRunning(page)).toBe(true);
  });

  for (const [what, wish] of [
    ['want less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
    ['save data', saveData],
  ] as const)
    test(`it is not loaded for visitors who ${what}`, async ({ page }) => {
      await wish(page);
      const urls = recordVideo(page);
      await settle(page);
      expect(urls).toEqual([]);
      await expect(pause(page).or(play(page))).toBeHidden();
      await expect(hero(page).locator('picture img').first()).toBeVisible();
    });

  for (const { device, width, height } of [
    { device: 'phone', width: 390, height: 844 },
    { device: 'tablet', width: 820, height: 1180 },
  ]) {
    test(`a ${device} gets a small file of it, and shifts nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const urls = recordVideo(page);
      await page.goto('/', { waitUntil: 'load' });
      // A line that is longer until the fonts come is none of the loop's.
      await fontsAreThere(page);
      const before = await hero(page).boundingBox();
      await expect.poll(() => isRunning(page)).toBe(true);
      expect(urls.every((url) => url.includes('hero-small'))).toBe(true);
      const bytes = await page.evaluate(
        async (url) => (await (await fetch(url)).blob()).size,
        urls[0] ?? '',
      );
      expect(bytes).toBeLessThanOrEqual(300_000);
      expect(await hero(page).boundingBox()).toEqual(before);
      const picture = await hero(page).locator('picture').first().boundingBox();
      expect(await video(page).boundingBox(), 'the loop covers its picture').toEqual(picture);
      expect(await largest(page), 'the largest paint is not the loop').not.toContain('VIDEO');
      await pause(page).click();
      expect(await isPaused(page)).toBe(true);
    });
  }
});
