import type { Page } from '@playwright/test';
import { contact, home, notFound, site, words } from './support/content.ts';
import { fontsAreThere, headline, layOut, open } from './support/page.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 900 } });

const hero = (page: Page) => page.getByRole('main').locator('header').first();

test.describe('home', () => {
  test('both calls at its end lead somewhere', async ({ shared: page }) => {
    for (const { text, href } of home.closing.calls) {
      await open(page, '/');
      const closing = page.getByRole('region', { name: home.closing.title });
      await closing.getByRole('link', { name: text, exact: true }).click();
      await expect(page).toHaveURL(href);
      await expect(headline(page)).toHaveText(contact.hero.title);
    }
  });
});

test.describe('contact', () => {
  test('its side cards lead to the form, a call and a demo', async ({ shared: page }) => {
    await open(page, '/contact');
    const form = page.getByRole('heading', { name: contact.form.title });
    const booking = page.getByRole('heading', { name: contact.booking.title });
    const links = page.locator('#message article').getByRole('link');
    const inside = (
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    ).filter((href) => !href.startsWith('https://'));
    expect(inside.length).toBeGreaterThan(1);
    for (const href of inside) {
      await open(page, '/contact');
      await page.locator(`#message article a[href="${href}"]`).click();
      await expect(href.endsWith('#book') ? booking : form).toBeInViewport();
    }
  });

  test('its questions open and close', async ({ shared: page }) => {
    await open(page, '/contact');
    const items = page.locator('#questions details');
    for (const [index, { question, answer }] of contact.faq.items.entries()) {
      const shown = items.nth(index).getByText(answer.slice(0, 60));
      await expect(shown).toBeHidden();
      await page.getByText(question, { exact: true }).click();
      await expect(shown).toBeVisible();
    }
    await page.getByText(contact.faq.items[0]?.question ?? '?', { exact: true }).click();
    await expect(items.first()).not.toHaveAttribute('open');
  });

  test('the button at its end leads to the form', async ({ shared: page }) => {
    await open(page, '/contact');
    const closing = page.getByRole('region', { name: contact.closing.title });
    const [call] = contact.closing.calls;
    await closing.getByRole('link', { name: call?.text, exact: true }).click();
    await expect(page.getByRole('heading', { name: contact.form.title })).toBeInViewport();
  });
});

test.describe('not found', () => {
  test('it answers 404 with its texts, and a link home', async ({ shared: page }) => {
    await open(page, '/');
    for (const path of ['/no-such-page', '/deep/er/path', '/404']) {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBe(404);
      await expect(page.getByText(notFound.code, { exact: true })).toBeVisible();
      await expect(headline(page)).toHaveText(notFound.title);
    }
    await page.getByRole('link', { name: notFound.call.text }).click();
    await expect(page).toHaveURL('/');
    await expect(headline(page)).toHaveText(home.hero.title);
  });

  test('it logs and prints the path that was asked for', async ({ shared: page }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('/some/lost/path'),
    );
    await open(page, '/some/lost/path?from=mail');
    await logged;
    await expect(page.getByText(`${notFound.askedFor} /some/lost/path`)).toBeVisible();
  });

  test('a path that cannot be decoded is not found either', async ({ shared: page }) => {
    const errors: Error[] = [];
    const note = (error: Error) => errors.push(error);
    page.on('pageerror', note);
    await open(page, '/%E0%A4%A');
    await expect(headline(page)).toHaveText(notFound.title);
    await page.getByRole('link', { name: notFound.call.text }).click();
    await expect(page).toHaveURL('/');
    page.off('pageerror', note);
    expect(errors).toEqual([]);
  });

  test('for the paths that links lead astray it names the page that was wanted', async ({
    shared: page,
  }) => {
    for (const { asked, href, text } of notFound.hints) {
      await open(page, asked);
      const hint = page.locator('p:visible').filter({ hasText: notFound.suggestion });
      await expect(hint, asked).toHaveCount(1);
      await expect(hint.getByRole('link', { name: text })).toHaveAttribute('href', href);
    }
  });

  test('for any other path it names none', async ({ shared: page }) => {
    await open(page, '/case-studies-of-others');
    await expect(page.getByText('/case-studies-of-others')).toBeVisible();
    await expect(page.locator('p:visible').filter({ hasText: notFound.suggestion })).toHaveCount(0);
  });
});

test.describe('footer', () => {
  test('its year is in the HTML and moves on at the turn of the year', async ({ page }) => {
    const html = await (await page.request.get('/contact')).text();
    const built = Number(/©\s*(?:<[^>]*>)*(\d{4})/.exec(html.replaceAll('<!-- -->', ''))?.[1]);
    expect(built).toBeGreaterThanOrEqual(site.founded);
    const openIn = async (year: number) => {
      await page.clock.setFixedTime(new Date(year, 0, 2));
      await open(page, '/contact');
      await layOut(page);
      await page.evaluate(async () => void (await customElements.whenDefined('copyright-year')));
    };
    await openIn(built + 1);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${built + 1}`);
    await openIn(built - 1);
    await expect(page.getByRole('contentinfo'), 'a wrong clock sets it not back').toContainText(
      `© ${built}`,
    );
  });
});

test('where the logo does not load, the brand stands in the header and the footer', {
  tag: '@pictures',
}, async ({ cleaned: page }) => {
  await page.route(/logo[^/]*\.svg$/, (route) => route.abort());
  await open(page, '/contact');
  for (const part of [page.locator('site-header > header'), page.getByRole('contentinfo')]) {
    const logo = part.locator('a[href="/"]').first();
    await expect(logo.getByText(site.brand, { exact: true })).toBeVisible();
    await expect(logo.locator('img')).toBeHidden();
    await expect(logo).toHaveAccessibleName(site.brand);
  }
});

test('where the logo loads, its picture stands alone', { tag: '@pictures' }, async ({
  shared: page,
}) => {
  await open(page, '/contact');
  const logo = page.locator('site-header > header a[href="/"]').first();
  await expect(logo.locator('img')).toBeVisible();
  await expect(logo.getByText(site.brand, { exact: true })).toBeHidden();
  const width = await logo.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(width).toBeGreaterThan(0);
});

test.describe('the loop behind the home page', { tag: '@pictures' }, () => {
  test.use(WITH_MOTION);

  const video = (page: Page) => page.locator('video');
  const pause = (page: Page) => page.getByRole('button', { name: words.pauseVideo });
  const play = (page: Page) => page.getByRole('button', { name: words.playVideo });
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

  test('it starts after the page has loaded, muted and looping', async ({ page }) => {
    const urls = recordVideo(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // One picture takes long, so the page's `load` event has not come yet.
    await page.route(/logo[^/]*\.svg$/, async (route) => {
      await held;
      await route.continue();
    });
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

  test('it is not loaded for visitors who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
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

  test('it is not loaded for visitors who save data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const urls = recordVideo(page);
    await settle(page);
    expect(urls).toEqual([]);
    await expect(pause(page).or(play(page))).toBeHidden();
  });
});
