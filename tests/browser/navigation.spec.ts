import type { Page } from '@playwright/test';
import { isWhole } from '../support/scope.ts';
import {
  contact,
  home,
  navigation as menus,
  messages,
  notFound,
  offerAt,
  offers,
  site,
} from './support/content.ts';
import {
  addressesOf,
  countOf,
  focused,
  fontsAreThere,
  footerLink,
  headline,
  isMarkedDocument,
  isMarkedMain,
  layOut,
  markDocument,
  markMain,
  megaMenu,
  navigateTo,
  open,
  recordRequests,
} from './support/page.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use(WITH_MOTION);
test.use({ viewport: { width: 1280, height: 900 } });

const ENERGY = '/industries/energy';
const CHAIN = '/features/multi-chain';
const energyTitle = offerAt(ENERGY).hero.title;
const chainTitle = offerAt(CHAIN).hero.title;
const [shownFirst, chosen] = offerAt(CHAIN).features.items.map(({ id, title }) => ({
  title,
  anchor: `#feature-${id}`,
}));
if (!shownFirst || !chosen) throw new Error(`${CHAIN} has no two features`);
/** The last menu that contains a link to the contact page and others besides. */
const group = menus.groups.findLast(({ columns }) =>
  columns.some(({ links }) => links.some(({ href }) => href === '/contact')),
);
const groupPanel = `#menu-${group?.id}`;

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Follows a link of the footer without moving the pointer over anything else. */
async function go(page: Page, path: string, title: string) {
  await footerLink(page, path).first().click();
  await expect(headline(page)).toContainText(title);
}

/** Waits until the browser reports the navigation as finished, because only then has it reset the focus. */
const finished = (page: Page) => page.waitForFunction(() => navigation.transition === null);

/** What the head of the document says about the page. */
const readHead = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    share: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
    things: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent,
    ),
    titles: document.head.querySelectorAll('title').length,
    descriptions: document.head.querySelectorAll('meta[name="description"]').length,
  }));

test('one document lives across links, with its header', async ({ shared: page }) => {
  await open(page, '/');
  await markDocument(page);
  await go(page, ENERGY, energyTitle);
  await go(page, CHAIN, chainTitle);
  await page.goBack();
  await expect(headline(page)).toContainText(energyTitle);
  expect(await isMarkedDocument(page)).toBe(true);
});

test('title, description, canonical, share text and structured data are those of a fresh load', async ({
  shared: page,
}) => {
  for (const path of [ENERGY, '/contact']) {
    await open(page, path);
    const fresh = await readHead(page);
    await open(page, '/features/multi-chain');
    await footerLink(page, path).first().click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(fresh.title);
    // The rest of the head changes one frame later than the title.
    await expect.poll(() => readHead(page)).toEqual(fresh);
  }
});

test('the focus goes to the start of the document: the next Tab reaches the skip link', async ({
  shared: page,
}) => {
  await open(page, ENERGY);
  await go(page, CHAIN, chainTitle);
  await finished(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain(messages.skip);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(
    () => document.activeElement?.closest('main') !== null && document.activeElement !== null,
  );
  expect(isInMain, 'and the skip link skips').toBe(true);
});

test('the focus goes to the start from the mobile menu as well', async ({ shared: page }) => {
  await open(page, ENERGY, 390, 844);
  await page.locator('mobile-menu > button').click();
  await page.locator('#menu').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(headline(page)).toContainText(contact.hero.title);
  await finished(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain(messages.skip);
});

test('screen readers hear the new title', async ({ shared: page }) => {
  await open(page, ENERGY);
  const announcer = page.locator('[aria-live="assertive"]');
  await expect(announcer).toBeEmpty();
  await go(page, CHAIN, chainTitle);
  await expect(announcer).toHaveText(await page.title());
});

test('a new page starts at its top; back and forward return to where one was', async ({
  shared: page,
}) => {
  await open(page, ENERGY);
  const place = page.getByText(messages.deliverables, { exact: true }).first();
  await place.scrollIntoViewIfNeeded();
  const link = page.getByRole('main').locator('a[href="/contact"]').first();
  await page.evaluate(() => scrollTo(0, 2000));
  await expect.poll(() => scrollTop(page)).toBe(2000);
  // The link is activated as by the keyboard, so that nothing scrolls to bring it into view.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(headline(page)).toContainText(contact.hero.title);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 700));
  await page.goBack();
  await expect(headline(page)).toContainText(energyTitle);
  await expect.poll(() => scrollTop(page)).toBe(2000);
  await page.goForward();
  await expect(headline(page)).toContainText(contact.hero.title);
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test('a page reached by a link has its whole height without being scrolled', async ({
  shared: page,
}) => {
  const height = () => page.getByRole('main').evaluate((main: HTMLElement) => main.offsetHeight);
  await open(page, ENERGY);
  await layOut(page);
  await fontsAreThere(page);
  const whole = await height();
  await open(page, '/about');
  await fontsAreThere(page);
  await navigateTo(page, ENERGY);
  await expect.poll(height).toBe(whole);
});

for (const path of ['/services', '/tools/transfer-playground'])
  test(`the key End leads to the very end of ${path}, at once after loading`, async ({
    cleaned: page,
  }) => {
    await open(page, path);
    await page.keyboard.press('End');
    await page.waitForFunction(() => !document.querySelector('[data-later]'));
    const left = () =>
      page.evaluate(() =>
        Math.round(document.documentElement.scrollHeight - innerHeight - scrollY),
      );
    await expect.poll(left).toBe(0);
  });

test('a link to words far down a page shows these words', { tag: '@window' }, async ({ page }) => {
  await open(page, '/services');
  const last = page.getByRole('main').locator('h2').last();
  const found = (await last.textContent())?.trim() ?? '';
  await page.goto('about:blank');
  await page.goto(`/services#:~:text=${encodeURIComponent(found)}`);
  await page.waitForFunction(() => !document.querySelector('[data-later]'));
  await expect(last).toBeInViewport();
});

test('a link to an anchor of another page lands on it, below the header', async ({
  shared: page,
}) => {
  await open(page, ENERGY);
  await markDocument(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/features/multi-chain#process';
    link.textContent = 'To the process';
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  await expect(headline(page)).toContainText(chainTitle);
  const top = () =>
    page.locator('#process').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  const header = (await page.locator('site-header > header').boundingBox())?.height ?? 0;
  expect(await top()).toBeGreaterThanOrEqual(header);
  expect(await isMarkedDocument(page)).toBe(true);
});

test('what a hovering pointer fetched is used and not fetched again', async ({ cleaned: page }) => {
  await open(page, ENERGY);
  const urls = recordRequests(page);
  const arrived = page.waitForResponse((response) => addressesOf(CHAIN).test(response.url()));
  await footerLink(page, CHAIN).first().hover();
  await (await arrived).finished();
  await footerLink(page, CHAIN).first().click();
  await expect(headline(page)).toContainText(chainTitle);
  expect(countOf(urls, CHAIN)).toBe(1);
  await page.goBack();
  await expect(headline(page)).toContainText(energyTitle);
  await page.goForward();
  await expect(headline(page)).toContainText(chainTitle);
  expect(countOf(urls, CHAIN), 'not for going back and forth either').toBe(1);
});

test('nothing is fetched ahead for visitors who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, ENERGY);
  const urls = recordRequests(page);
  await footerLink(page, CHAIN).first().hover();
  await footerLink(page, '/contact').first().hover();
  await go(page, '/contact', contact.hero.title);
  expect(countOf(urls, CHAIN)).toBe(0);
});

test('a page that was left comes back as it was: typed text, open parts, its very elements', async ({
  shared: page,
}) => {
  await open(page, CHAIN);
  await page.locator(`#features a[href="${chosen.anchor}"]`).click();
  await expect(page.getByRole('tab', { selected: true })).toContainText(chosen.title);
  // The detail of a hero opens over the page.
  const question = page
    .locator('main details:not(hero-detail *)')
    .filter({ has: page.locator('summary').filter({ visible: true }) })
    .first();
  await question.locator('summary').click();
  await markMain(page);
  await go(page, '/contact', contact.hero.title);
  await page.locator('main input[type="text"], main input:not([type])').first().fill('Layla');
  await page.goBack();
  await expect(headline(page)).toContainText(chainTitle);
  expect(await isMarkedMain(page)).toBe(true);
  await expect(question).toHaveAttribute('open');
  await expect(page.getByRole('tab', { selected: true })).toContainText(chosen.title);
  await page.locator(`#features a[href="${shownFirst.anchor}"]`).click();
  await expect(page.getByRole('tab', { selected: true }), 'and lives').toContainText(
    shownFirst.title,
  );
  await page.goForward();
  await expect(headline(page)).toContainText(contact.hero.title);
  await expect(page.locator('main input[type="text"], main input:not([type])').first()).toHaveValue(
    'Layla',
  );
});

test('a table that was scrolled sideways is found again where it was', async ({ shared: page }) => {
  await open(page, '/resources/documentation/api-reference', 390, 844);
  await layOut(page);
  const area = page.locator('main scroll-area').first();
  await area.evaluate((box) => {
    box.scrollLeft = 10;
  });
  await expect.poll(() => area.evaluate((box) => box.scrollLeft)).toBe(10);
  await navigateTo(page, '/contact');
  await page.goBack();
  await expect(page).toHaveURL('/resources/documentation/api-reference');
  await expect.poll(() => area.evaluate((box) => box.scrollLeft)).toBe(10);
});

test('no frame shows a page without its styles', async ({ page }) => {
  await open(page, '/legal/privacy');
  // Records what each frame shows of a page: its heading, and the styles of its elements.
  await page.evaluate(() => {
    const look = (element: Element) => {
      const { display, color, fontSize, paddingInlineStart, gap } = getComputedStyle(element);
      const list = element.matches('a[href^="#"]') && element.closest('ul, ol');
      // The colour of a link in such a list only tells which section is in view (CSS Overflow 5,
      // scroll-target-group), so it is left out.
      const isScrolled =
        list && getComputedStyle(list).getPropertyValue('scroll-target-group') === 'auto';
      const ink = isScrolled ? '' : color;
      return [element.className, display, ink, fontSize, paddingInlineStart, gap].join();
    };
    const frames: [heading: string, looks: string[]][] = [];
    const take = () => {
      // An empty section keeps the place of content that has not arrived yet, and is left out.
      const elements = [...document.querySelectorAll('main :not(main > :empty)')].slice(0, 80);
      frames.push([document.querySelector('h1')?.innerText ?? '', elements.map(look)]);
      requestAnimationFrame(take);
    };
    requestAnimationFrame(take);
    Object.assign(window, { frames });
  });
  const sheets = () => page.locator('head style').allTextContents();
  const before = await sheets();
  for (const [path, title] of [
    [CHAIN, chainTitle],
    ['/contact', contact.hero.title],
  ] as const) {
    await go(page, path, title);
    await page.waitForFunction(
      (heading) => {
        const { frames } = window as unknown as { frames: [string, string][] };
        return frames.filter(([shown]) => shown === heading).length > 9;
      },
      await headline(page).innerText(),
    );
  }
  expect(await sheets(), 'the page has styles of its own').not.toEqual(before);
  const { pages, changes } = await page.evaluate(() => {
    const { frames } = window as unknown as { frames: [string, string[]][] };
    const groups = [...Map.groupBy(frames, ([heading]) => heading).values()];
    const last = (own: [string, string[]][]) => own.at(-1)?.[1] ?? [];
    const changed = groups.flatMap((own) =>
      own.flatMap(([, looks]) => looks.filter((look, at) => look !== last(own)[at])),
    );
    return { pages: groups.length, changes: [...new Set(changed)] };
  });
  expect(pages).toBe(3);
  expect(changes, 'elements that looked otherwise in an earlier frame').toEqual([]);
});

/** One page of each kind; before a release all of them, since each way from one to another is tried. */
const KINDS = [
  '/',
  '/contact',
  '/solutions/real-estate',
  '/features/multi-chain',
  '/resources/blog/a-tower-in-thirty-equal-shares',
  ...(isWhole
    ? [
        '/about',
        '/services',
        '/portfolio',
        '/figures',
        '/search',
        '/tools/blueprint',
        '/legal/terms',
      ]
    : []),
];

test.describe('the way a visitor came', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** What styles make of each element of the page, apart from what depends on its size. */
  const looks = (page: Page) =>
    page.evaluate(() => {
      const names =
        'display position order color background-color background-image font-family font-size font-weight line-height letter-spacing text-transform padding gap border-width border-color border-radius align-items justify-content z-index list-style-type';
      return [...document.querySelectorAll('body, body :not(svg *)')].map((element) => {
        const style = getComputedStyle(element);
        const values = names.split(' ').map((name) => style.getPropertyValue(name));
        return [element.localName, element.className, ...values].join('|');
      });
    });
  /** The looks of a page that are not those of the page when its document is loaded. */
  const differences = (seen: string[], loaded: string[]) =>
    [...seen, ...loaded.slice(seen.length)]
      .filter((look, at) => look !== loaded[at] || at >= seen.length)
      .slice(0, 3);

  test('makes no difference to the styles of a page', async ({ page }) => {
    test.slow();
    const loaded = new Map<string, string[]>();
    for (const path of KINDS) {
      await open(page, path);
      // Elements of the page show what the browser can do once their scripts are there.
      await page.waitForFunction(() => !document.querySelector('main :not(:defined)'));
      loaded.set(path, await looks(page));
    }
    const isAsLoaded = async (path: string, way: string) => {
      await expect(page).toHaveURL(path);
      await finished(page);
      const own = loaded.get(path) ?? [];
      await expect.poll(async () => differences(await looks(page), own), way).toEqual([]);
    };
    for (const from of KINDS) {
      for (const to of KINDS.filter((path) => path !== from)) {
        await navigateTo(page, from);
        await navigateTo(page, to);
        await isAsLoaded(to, `${from} to ${to}`);
        await page.goBack();
        await isAsLoaded(from, `back from ${to} to ${from}`);
      }
    }
  });
});

test('no menu outlives going back', async ({ shared: page }) => {
  await open(page, ENERGY);
  await go(page, CHAIN, chainTitle);
  await megaMenu(page).getByRole('button', { name: group?.title, exact: true }).click();
  await expect(page.locator(groupPanel)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(headline(page)).toContainText(energyTitle);
  await expect(page.locator(groupPanel)).toBeHidden();
});

test('no menu outlives a link followed by the keyboard', async ({ shared: page }) => {
  await open(page, ENERGY);
  await megaMenu(page).getByRole('button', { name: group?.title, exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(groupPanel)).toBeVisible();
  await page.locator(`${groupPanel} a[href="/contact"]`).last().focus();
  await page.keyboard.press('Enter');
  await expect(headline(page)).toContainText(contact.hero.title);
  await expect(page.locator(groupPanel)).toBeHidden();
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await finished(page);
  await page.keyboard.press('Tab');
  expect(await focused(page), 'the focus is at the start').toContain(messages.skip);
});

test('islands work on a third page and on coming back', async ({ shared: page }) => {
  await open(page, ENERGY);
  const [, second] = offerAt(ENERGY).features.items;
  await page.locator(`#features a[href="#feature-${second?.id}"]`).click();
  await expect(page.getByRole('tab', { selected: true })).toContainText(second?.title ?? '?');
  await go(page, CHAIN, chainTitle);
  await page.locator(`#features a[href="${chosen.anchor}"]`).click();
  await expect(page.getByRole('tab', { selected: true })).toContainText(chosen.title);
  await go(page, ENERGY, energyTitle);
  const third = offerAt(ENERGY).features.items[2];
  await page.locator(`#features a[href="#feature-${third?.id}"]`).click();
  await expect(page.getByRole('tab', { selected: true })).toContainText(third?.title ?? '?');
});

/** The number of rounds through four pages, and so the factor by which a leak of each page grows. */
const ROUNDS = isWhole ? 50 : 8;

test('many navigations leave no listeners and no nodes behind', { tag: '@pictures' }, async ({
  page,
}) => {
  await open(page, ENERGY);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  /** Goes through the pages `times` times, and wakes the explorer on each page that has one. */
  const walk = (times: number) =>
    page.evaluate(
      async ([rounds, paths]) => {
        const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
        for (let turn = 0; turn < rounds; turn += 1) {
          for (const path of paths) {
            await navigation.navigate(path).finished;
            const tab = document.querySelector<HTMLElement>('#features a:nth-of-type(2)');
            tab?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
            tab?.click();
            while (tab && tab.ariaSelected !== 'true') await soon();
          }
        }
      },
      [times, [CHAIN, '/contact', ENERGY, '/']] as [number, string[]],
    );
  /** Counts what is left after the garbage collection. */
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { listeners: value('JSEventListeners'), nodes: value('Nodes') };
  };
  await walk(3);
  await count();
  const early = await count();
  await walk(ROUNDS);
  // React releases the last islands that it removed a little later.
  const isAsEarly = async () => {
    const late = await count();
    const [listeners, nodes] = [late.listeners - early.listeners, late.nodes - early.nodes];
    return listeners < ROUNDS && nodes < 40 * ROUNDS;
  };
  await expect.poll(isAsEarly).toBe(true);
});

test('where the script fails, links are plain links', async ({ cleaned: page }) => {
  await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
  await open(page, ENERGY);
  await markDocument(page);
  await go(page, CHAIN, chainTitle);
  const survived = await page.evaluate(() => 'sameDocument' in window);
  expect(survived, 'a new document').toBe(false);
  await page.goBack();
  await expect(headline(page)).toContainText(energyTitle);
});

test('where a fetch fails, the browser loads the page the plain way', async ({ cleaned: page }) => {
  await page.route(addressesOf(CHAIN), (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await open(page, ENERGY);
  await markDocument(page);
  await go(page, CHAIN, chainTitle);
  await expect(page).toHaveURL(CHAIN);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('a link to a missing page shows not-found and logs the path', async ({ shared: page }) => {
  await open(page, ENERGY);
  await markDocument(page);
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('/case-studies'),
  );
  await page.getByRole('link', { name: messages.viewAll }).click();
  await expect(page.getByRole('heading', { name: notFound.title })).toBeVisible();
  expect((await logged).text()).toContain('/case-studies');
  await expect(page).toHaveURL('/case-studies');
  expect(await isMarkedDocument(page)).toBe(true);
  await page.getByRole('link', { name: notFound.call.text }).click();
  await expect(headline(page)).toContainText(home.hero.title);
  await expect(page.locator('meta[name="robots"]'), 'the home page may be found').toHaveCount(0);
});

test('a click that asks for a new tab is left alone', async ({ page, context }) => {
  await open(page, ENERGY);
  const opened = context.waitForEvent('page');
  await footerLink(page, CHAIN)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(headline(await opened)).toContainText(chainTitle);
  await expect(page).toHaveURL(ENERGY);
  await expect(headline(page)).toContainText(energyTitle);
});

test('links to other sites and to files are left alone', async ({ page, context }) => {
  await context.route('https://**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  await open(page, '/contact');
  const opened = context.waitForEvent('page');
  const [network] = site.social;
  await page.getByRole('contentinfo').getByRole('link', { name: network?.label }).click();
  const other = await opened;
  await expect(other).toHaveURL(network?.url ?? '?');
  expect(await other.evaluate(() => window.opener), 'hands no opener over').toBeNull();
  const feed = page.waitForResponse((response) => response.url().endsWith('/feed.xml'));
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/feed.xml';
    document.body.append(link);
    link.click();
  });
  expect((await feed).request().resourceType(), 'the browser opens the file').toBe('document');
  // When a browser is closed while it opens a file, closing takes a minute. The test therefore waits for the
  // file.
  await page.waitForURL('/feed.xml');
});

/** The last offer of each group; before a release all offers. */
const LAST = new Map(offers.map(({ path }) => [path.split('/')[1], path]));
const WALKED = isWhole ? offers.map(({ path }) => path) : [...LAST.values()];

test('one policy serves a walk over the offers, in one document', async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  await open(page, '/contact');
  await markDocument(page);
  for (const path of [...WALKED, '/', '/demo', '/contact']) {
    await navigateTo(page, path);
    const tab = page.locator('#features [id^="tab-"]').nth(1);
    if (await tab.count()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
  }
  expect(await isMarkedDocument(page)).toBe(true);
  const refused = await page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  expect(refused).toEqual([]);
});

test('a small change of the address keeps the page as it is', async ({ shared: page }) => {
  await open(page, ENERGY);
  await page.evaluate(() => {
    document.querySelector('main')?.setAttribute('data-same', '');
  });
  await page.locator('main a[href="#case-studies"]').first().click();
  await expect(page).toHaveURL(`${ENERGY}#case-studies`);
  await expect(page.locator('main[data-same]')).toHaveCount(1);
  await expect(page.locator('#case-studies')).toBeInViewport();
});

test('Back between two queries of a page brings the page of the earlier one', async ({
  shared: page,
}) => {
  const [, second, third] = contact.booking.sessions.map(({ id }) => id);
  const session = (id = '') => page.locator(`#book [name="session"][value="${id}"]`);
  await open(page, `/contact?session=${second}`);
  await expect(session(second)).toBeChecked();
  await navigateTo(page, `/contact?session=${third}`);
  await expect(session(third)).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(`/contact?session=${second}`);
  await expect(session(second)).toBeChecked();
});
