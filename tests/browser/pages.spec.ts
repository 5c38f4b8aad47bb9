import type { Locator, Page } from '@playwright/test';
import { formatDuration } from '../../src/lib/duration.ts';
import { formatFigure } from '../../src/lib/format-figure.ts';
import { contact, home, navigation, notFound, site, words } from './support/content.ts';
import { headline, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 900 } });

/** Text and target of every link inside. */
const linksIn = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [
        (link as HTMLElement).innerText.replace(/\s*\(opens.*\)/s, '').trim(),
        link.getAttribute('href'),
      ]),
    );

const hero = (page: Page) => page.getByRole('main').locator('header').first();

test.describe('home', () => {
  test('its hero has the headline, two buttons and four figures', async ({ shared: page }) => {
    await open(page, '/');
    await expect(headline(page)).toHaveText('Enterprise Digital Asset Infrastructure');
    expect(await linksIn(hero(page))).toEqual([
      ['Schedule Consultation', '/services'],
      ['View Case Studies', '/contact'],
    ]);
    await expect(hero(page).locator('dd')).toHaveText(
      home.hero.statistics.map(({ value }) => formatFigure(value)),
    );
    await expect(hero(page).locator('dd')).toHaveText(['15 years', '25+', '25+', '8–12 weeks']);
  });

  test('six services say how long they take and how demanding they are', async ({
    shared: page,
  }) => {
    await open(page, '/');
    const cards = page.locator('#services article');
    const facts = [
      ['8–12 weeks', 'Enterprise'],
      ['4–6 weeks', 'Critical'],
      ['6–10 weeks', 'Advanced'],
      ['10–14 weeks', 'Expert'],
      ['2–4 weeks', 'Standard'],
      ['Ongoing', 'Strategic'],
    ];
    await expect(cards).toHaveCount(facts.length);
    for (const [index, [time = '', complexity = '']] of facts.entries()) {
      const item = home.services.items[index];
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(item?.title ?? '?');
      await expect(card.getByText(time, { exact: true })).toBeVisible();
      await expect(card.getByText(complexity, { exact: true })).toBeVisible();
      for (const text of [...(item?.features ?? []), ...(item?.protocols ?? [])]) {
        await expect(card).toContainText(text);
      }
    }
  });

  test('it says why, then offers three sessions and three steps', async ({ shared: page }) => {
    await open(page, '/');
    await expect(page.locator('#reasons h3')).toHaveText(
      home.reasons.items.map(({ title }) => title),
    );
    const sessions = page.locator('#consultation article');
    await expect(sessions).toHaveCount(3);
    for (const [index, time] of ['90 minutes', 'Half-day workshop', '2–3 hours'].entries()) {
      await expect(sessions.nth(index).getByText(time, { exact: true })).toBeVisible();
      await expect(sessions.nth(index)).toContainText(
        home.consultation.sessions[index]?.format ?? '?',
      );
    }
    const steps = page.locator('#consultation ol > li');
    await expect(steps.getByRole('heading')).toHaveText([
      'Discovery',
      'Planning',
      'Implementation',
    ]);
    for (const [index, { duration, deliverables }] of home.consultation.steps.entries()) {
      await expect(steps.nth(index)).toContainText(formatDuration(duration));
      await expect(steps.nth(index).locator('ul li')).toHaveText(deliverables);
    }
    const times = home.consultation.steps.map(({ duration }) => formatDuration(duration));
    expect(times).toEqual(['2–3 weeks', '1–2 weeks', '8–12 weeks']);
  });

  test('both calls at its end lead somewhere', async ({ shared: page }) => {
    for (const { text, href } of home.closing.calls) {
      await open(page, '/');
      const closing = page.getByRole('region', { name: home.closing.title });
      await closing.getByRole('link', { name: text, exact: true }).click();
      await expect(page).toHaveURL(href);
      await expect(headline(page)).toHaveText('Get In Touch');
    }
    expect(home.closing.calls).toHaveLength(2);
  });
});

test.describe('contact', () => {
  test('its hero has the three badges', async ({ shared: page }) => {
    await open(page, '/contact');
    await expect(headline(page)).toHaveText('Get In Touch');
    await expect(hero(page).getByRole('listitem')).toHaveText([
      'Free Consultation',
      '24/7 Support',
      'UAE Based',
    ]);
  });

  test('four cards say how to reach the company', async ({ shared: page }) => {
    await open(page, '/contact');
    const cards = page.getByRole('list', { name: 'Get In Touch' }).nth(1).getByRole('listitem');
    await expect(cards.getByRole('heading')).toHaveText(contact.cards.map(({ title }) => title));
    await expect(cards).toContainText([
      site.email,
      site.phone.display,
      'Dubai Internet City',
      'Sunday to Thursday',
    ]);
    await expect(cards.nth(3)).toContainText('9:00 AM to 6:00 PM GST');
    expect(await linksIn(cards.nth(0))).toEqual([[site.email, `mailto:${site.email}`]]);
    expect(await linksIn(cards.nth(1))).toEqual([[site.phone.display, `tel:${site.phone.link}`]]);
  });

  test('the form has its fields in order, with marks, types and choices', async ({
    shared: page,
  }) => {
    await open(page, '/contact');
    const form = page.locator('main form');
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
    const fields = await form
      .locator('input:not([tabindex="-1"]), select, textarea')
      .evaluateAll((controls) =>
        controls.map((control) => {
          const field = control as HTMLInputElement;
          const label = field.labels?.[0]?.innerText.replace(/\s+/g, ' ').trim();
          return [label, field.type, field.required];
        }),
      );
    expect(fields).toEqual([
      ['First Name *', 'text', true],
      ['Last Name *', 'text', true],
      ['Email Address *', 'email', true],
      ['Company (optional)', 'text', false],
      ['Service Interest', 'select-one', false],
      ['Project Budget', 'select-one', false],
      ['Message *', 'textarea', true],
      [contact.form.news, 'checkbox', false],
    ]);
    await expect(form.getByLabel(words.message)).toHaveAttribute('rows', '5');
    const options = (label: string) =>
      form
        .getByLabel(label)
        .locator('option:not([value=""])')
        .evaluateAll((list) =>
          list.map((option) => [(option as HTMLOptionElement).value, option.textContent]),
        );
    expect((await options('Service Interest')).map(([, label]) => label)).toEqual([
      'Tokenization Platform Development',
      'Security & Compliance Consulting',
      'Custom Blockchain Solutions',
      'AI Integration Services',
      'Infrastructure & DevOps',
      'Strategic Consulting',
      'Technical Audit',
      'Other',
    ]);
    expect(await options('Project Budget')).toEqual([
      ['under-50k', 'Under $50,000'],
      ['50k-100k', '$50,000 - $100,000'],
      ['100k-250k', '$100,000 - $250,000'],
      ['250k-500k', '$250,000 - $500,000'],
      ['over-500k', 'Over $500,000'],
    ]);
    await expect(form).toContainText('Privacy Policy and Terms of Service');
    await expect(form.getByRole('button', { name: words.send })).toBeVisible();
  });

  test('four side cards lead to a chat, a call, a message and a demo', async ({ shared: page }) => {
    await open(page, '/contact');
    const cards = page.locator('#message article');
    await expect(cards.getByRole('heading')).toHaveText(contact.channels.map(({ title }) => title));
    await expect(cards.nth(0)).toContainText('Live Chat Support');
    await expect(cards.nth(1)).toContainText('free 30-minute consultation');
    await expect(cards.nth(3)).toContainText('Request Demo');
    for (const index of [0, 2]) {
      const link = cards.nth(index).getByRole('link').first();
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAccessibleName(/opens in a new tab/);
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.href).toContain(site.phone.link.slice(1));
      expect(url.searchParams.get('text')).toBe(site.messaging.greeting);
      expect(url.searchParams.get('text')).toContain('tokenization services');
    }
    await cards.nth(0).getByRole('link', { name: 'Write in the Form' }).click();
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeInViewport();
    await cards.nth(3).getByRole('link').click();
    await expect(page).toHaveURL(/\/contact\?topic=demo#message$/);
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeInViewport();
    await cards.nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/contact\?session=consultation#book$/);
    await expect(page.getByRole('heading', { name: contact.booking.title })).toBeInViewport();
  });

  test('six questions open and close', async ({ shared: page }) => {
    await open(page, '/contact');
    const items = page.locator('#questions details');
    await expect(items).toHaveCount(6);
    for (const [index, { question, answer }] of contact.faq.items.entries()) {
      const shown = items.nth(index).getByText(answer.slice(0, 60));
      await expect(shown).toBeHidden();
      await page.getByText(question, { exact: true }).click();
      await expect(shown).toBeVisible();
    }
    await page.getByText(contact.faq.items[0]?.question ?? '?', { exact: true }).click();
    await expect(items.first()).not.toHaveAttribute('open');
  });

  test('its end has the social links, each in a new tab, and a button to the form', async ({
    shared: page,
  }) => {
    await open(page, '/contact');
    const closing = page.getByRole('region', { name: contact.closing.title });
    const social = closing.getByRole('list', { name: words.social }).getByRole('link');
    await expect(social).toHaveCount(3);
    for (const [index, { url }] of site.social.entries()) {
      await expect(social.nth(index)).toHaveAttribute('href', url);
      await expect(social.nth(index)).toHaveAttribute('target', '_blank');
      await expect(social.nth(index)).toHaveAttribute('rel', /noopener/);
    }
    await closing.getByRole('link', { name: 'Start Your Project Today' }).click();
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeInViewport();
  });
});

test.describe('not found', () => {
  /** Where spec section 2 says that the site's own links lead astray. */
  const ASTRAY = [
    '/case-studies',
    '/networks',
    '/audit-process',
    '/demo',
    '/assets',
    '/marketplace',
  ];

  test('it answers 404 with its texts, and a link home', async ({ shared: page }) => {
    await open(page, '/');
    for (const path of ['/no-such-page', '/deep/er/path', '/404']) {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBe(404);
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(headline(page)).toHaveText('Oops! Page not found');
    }
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(headline(page)).toHaveText('Enterprise Digital Asset Infrastructure');
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
    await expect(headline(page)).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    page.off('pageerror', note);
    expect(errors).toEqual([]);
  });

  test('for the six paths that links lead astray it names the page that was wanted', async ({
    shared: page,
  }) => {
    expect(notFound.hints.map(({ asked }) => asked)).toEqual(ASTRAY);
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
  test('it has four columns, the contact, the social links and the credit', async ({
    shared: page,
  }) => {
    await open(page, '/contact');
    const footer = page.getByRole('contentinfo');
    const columns = footer.getByRole('navigation');
    await expect(columns.getByRole('heading')).toHaveText([
      'Company',
      'Services',
      'Features',
      'Resources',
    ]);
    expect(await linksIn(columns)).toEqual(
      navigation.footer.flatMap(({ links }) => links.map(({ text, href }) => [text, href])),
    );
    const mail = footer.locator(`a[href="mailto:${site.email}"]`);
    await expect(mail.locator('svg')).toBeVisible();
    await expect(footer.getByRole('list', { name: words.social }).getByRole('link')).toHaveCount(
      site.social.length,
    );
    const credit = footer.locator(`a[href="${site.credit.url}"]`);
    await expect(credit).toContainText(site.credit.text);
    await expect(credit).toHaveAttribute('rel', /noopener/);
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.legalName}`);
  });

  test('its year is in the HTML and moves on at the turn of the year', async ({ page }) => {
    const html = await (await page.request.get('/contact')).text();
    const built = Number(/©\s*(?:<[^>]*>)*(\d{4})/.exec(html.replaceAll('<!-- -->', ''))?.[1]);
    expect(built).toBeGreaterThanOrEqual(site.founded);
    await page.clock.setFixedTime(new Date(built + 1, 0, 2));
    await open(page, '/contact');
    await expect(page.getByRole('contentinfo')).toContainText(`© ${built + 1}`);
    await page.clock.setFixedTime(new Date(built - 1, 0, 2));
    await open(page, '/contact');
    await expect(page.getByRole('contentinfo'), 'a wrong clock sets it not back').toContainText(
      `© ${built}`,
    );
  });
});

test('where the logo does not load, the brand stands in the header and the footer', async ({
  page,
}) => {
  await page.route(/logo[^/]*\.svg$/, (route) => route.abort());
  await open(page, '/contact');
  for (const part of [page.locator('site-header > header'), page.getByRole('contentinfo')]) {
    const logo = part.locator('a[href="/"]').first();
    await expect(logo.getByText(site.brand, { exact: true })).toBeVisible();
    await expect(logo.locator('img')).toBeHidden();
    await expect(logo).toHaveAccessibleName(site.brand);
  }
});

test('where the logo loads, its picture stands alone', async ({ shared: page }) => {
  await open(page, '/contact');
  const logo = page.locator('site-header > header a[href="/"]').first();
  await expect(logo.locator('img')).toBeVisible();
  await expect(logo.getByText(site.brand, { exact: true })).toBeHidden();
  const width = await logo.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(width).toBeGreaterThan(0);
});

test.describe('the loop behind the home page', () => {
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
  /** Loads the home page to its end, and gives a script that waits for idle its chance. */
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
    // One picture is slow, so the page has not loaded yet.
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
    await expect(headline(page)).toHaveText('Enterprise Digital Asset Infrastructure');
    await expect.poll(() => isRunning(page)).toBe(true);
  });

  test('it is not loaded for visitors who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const urls = recordVideo(page);
    await settle(page);
    expect(urls).toEqual([]);
    await expect(pause(page).or(play(page))).toBeHidden();
    await expect(hero(page).locator('picture img')).toBeVisible();
  });

  for (const { device, width, height } of [
    { device: 'phone', width: 390, height: 844 },
    { device: 'tablet', width: 820, height: 1180 },
  ]) {
    test(`a ${device} gets a small file of it, and shifts nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const urls = recordVideo(page);
      await page.goto('/', { waitUntil: 'load' });
      const before = await hero(page).boundingBox();
      await expect.poll(() => isRunning(page)).toBe(true);
      expect(urls.every((url) => url.includes('hero-small'))).toBe(true);
      const bytes = await page.evaluate(
        async (url) => (await (await fetch(url)).blob()).size,
        urls[0] ?? '',
      );
      expect(bytes).toBeLessThanOrEqual(300_000);
      expect(await hero(page).boundingBox()).toEqual(before);
      const picture = await hero(page).locator('picture').boundingBox();
      expect(await video(page).boundingBox(), 'the loop covers its picture').toEqual(picture);
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
