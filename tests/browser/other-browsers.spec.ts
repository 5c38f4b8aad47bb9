import { isWhole } from '../support/scope.ts';
import { DeskServer } from './support/desk-server.ts';
import { OTHER_BROWSERS, type OtherBrowser } from './support/other-browsers.ts';
import { OTHER_PORT } from './support/ports.ts';
import { expect, test } from './support/test.ts';

/** One page of each kind. */
const PAGES = [
  '/',
  '/about',
  '/services',
  '/portfolio',
  '/contact',
  '/solutions/real-estate',
  '/platforms/secondary-trading',
  '/features/compliance-engine',
  '/resources/documentation/share-token',
  '/tools/transfer-playground',
];

const MESSAGE = 'form[action="/api/in"]';
const TRANSFER = 'form:has(#transfer-amount)';
/** What the search page has found; the list of all pages stands below it. */
const RESULTS = '#search-answers';

const titleOf = (browser: OtherBrowser) =>
  browser.run(() => document.querySelector('h1')?.textContent ?? '');
const typedIn = (browser: OtherBrowser, selector: string) =>
  browser.run((one) => document.querySelector<HTMLInputElement>(one)?.value, selector);
const textOf = (browser: OtherBrowser, selector: string) =>
  browser.run((one) => document.querySelector(one)?.textContent ?? '', selector);
const pathOf = (browser: OtherBrowser) => browser.run(() => location.pathname);

const server = new DeskServer(OTHER_PORT, 'others');

// Before a release the site is tried in the engines of Firefox and Safari, as Debian has them.
if (isWhole) {
  test.beforeAll(() => server.start());
  test.afterAll(() => server.stop());
}

for (const { name, launch, find } of isWhole ? OTHER_BROWSERS : []) {
  test.describe(name, () => {
    test.skip(!find(), `${name} is not installed on this machine`);
    let browser: OtherBrowser;
    test.beforeAll(async () => {
      if (find()) browser = await launch();
    });
    test.afterAll(() => browser?.close());
    const open = (path: string) => browser.open(`${server.base}${path}`);

    test(`${name}: pages have their heading, their fonts and no sideways scrolling`, async () => {
      for (const path of PAGES) {
        await open(path);
        expect.soft(await titleOf(browser), path).not.toBe('');
        await expect
          .poll(() => browser.run(() => [...document.fonts].some((f) => f.status === 'loaded')))
          .toBe(true);
        const beyond = await browser.run(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect.soft(beyond, `${path} scrolls sideways`).toBe(0);
      }
    });

    test(`${name}: a menu opens, its link leads to the page, and Back to where one was`, async () => {
      await open('/about');
      const from = await titleOf(browser);
      await browser.run(() => scrollTo(0, 900));
      await expect.poll(() => browser.run(() => Math.round(scrollY))).toBe(900);
      await browser.click('#menu-solutions-button');
      await expect
        .poll(() =>
          browser.run(() => document.querySelector('#menu-solutions:popover-open') !== null),
        )
        .toBe(true);
      await browser.press('#menu-solutions-button', 'Escape');
      await expect
        .poll(() =>
          browser.run(() => document.querySelector('#menu-solutions:popover-open') !== null),
        )
        .toBe(false);
      await browser.click('#menu-solutions-button');
      await browser.click('#menu-solutions a[href="/solutions/real-estate"]');
      await expect.poll(() => titleOf(browser)).not.toBe(from);
      expect(await pathOf(browser)).toBe('/solutions/real-estate');
      await browser.back();
      await expect.poll(() => titleOf(browser)).toBe(from);
      await expect.poll(() => browser.run(() => Math.round(scrollY))).toBe(900);
    });

    test(`${name}: search finds while one types, and Enter leads to the result`, async () => {
      await open('/search');
      const field = 'main input[name="q"]';
      await browser.type(field, 'custody');
      await expect.poll(() => textOf(browser, RESULTS)).toMatch(/custody/i);
      await open('/contact');
      await browser.click('site-search > a');
      const palette = '#search-palette [role="combobox"]';
      await expect
        .poll(() => browser.run((one) => document.activeElement?.matches(one), palette))
        .toBe(true);
      await browser.type(palette, 'custody');
      await expect
        .poll(() => textOf(browser, '#search-palette [aria-selected="true"]'))
        .toMatch(/custody/i);
      await browser.press(palette, 'Enter');
      await expect.poll(() => pathOf(browser)).not.toBe('/contact');
    });

    test(`${name}: a message is kept, at the first press of Send`, async () => {
      await open('/contact');
      await browser.type(`${MESSAGE} [name="first-name"]`, 'Layla');
      await browser.type(`${MESSAGE} [name="last-name"]`, 'Haddad');
      await browser.type(`${MESSAGE} [name="email"]`, `layla-${name}@company.example`);
      await browser.type(`${MESSAGE} [name="message"]`, 'We own a date farm.');
      await browser.click(`${MESSAGE} button[type="submit"]`);
      await expect.poll(() => textOf(browser, 'main dd')).toMatch(/^[A-Z]{2}-\d{8}-\w{5}$/);
      expect(server.rows('enquiry').map(({ email }) => email)).toContain(
        `layla-${name}@company.example`,
      );
    });

    test(`${name}: a session is booked`, async () => {
      await open('/contact');
      await browser.click('#book button[type="button"]');
      await expect
        .poll(() => browser.run(() => document.querySelectorAll('#book [name="start"]').length))
        .toBeGreaterThan(0);
      await browser.click('#book label:has([name="start"])');
      await browser.type('#book [name="first-name"]', 'Layla');
      await browser.type('#book [name="last-name"]', 'Haddad');
      await browser.type('#book [name="email"]', `book-${name}@company.example`);
      const before = server.rows('booking').length;
      await browser.click('#book form:has([name="email"]) button[type="submit"]');
      await expect.poll(() => server.rows('booking').length).toBe(before + 1);
    });

    test(`${name}: the playground keeps what was typed before it woke, and answers`, async () => {
      await open('/tools/transfer-playground');
      // A driver types after what is there, or in its place.
      await browser.type('#transfer-amount', '7');
      const typed = await typedIn(browser, '#transfer-amount');
      expect(typed).toMatch(/7$/);
      await browser.click(`${TRANSFER} button[type="submit"]`);
      await expect
        .poll(() => textOf(browser, '#tool'))
        .toContain(Number(typed).toLocaleString('en'));
      // A field that was left prints its number as the page does.
      expect((await typedIn(browser, '#transfer-amount'))?.replace(',', '')).toBe(typed);
    });

    test(`${name}: a page that a translator has marked as French still searches`, async () => {
      await open('/search');
      await browser.run(() => {
        document.documentElement.lang = 'fr';
      });
      await browser.type('main input[name="q"]', 'custody');
      await expect.poll(() => textOf(browser, RESULTS)).toMatch(/custody/i);
    });

    test(`${name}: half a share is asked about, and what was typed stays`, async () => {
      await open('/tools/transfer-playground');
      await browser.type('#transfer-amount', '0,5');
      const typed = await typedIn(browser, '#transfer-amount');
      await browser.click(`${TRANSFER} button[type="submit"]`);
      await expect
        .poll(() =>
          browser.run(() =>
            document.querySelector('#transfer-amount')?.getAttribute('aria-invalid'),
          ),
        )
        .toBe('true');
      expect(await typedIn(browser, '#transfer-amount')).toBe(typed);
    });

    test(`${name}: where the browser names no time zone that exists, times are shown all the same`, async () => {
      await open('/contact');
      await browser.run(() => {
        const told = Intl.DateTimeFormat.prototype.resolvedOptions;
        Intl.DateTimeFormat.prototype.resolvedOptions = function () {
          return { ...told.call(this), timeZone: 'Etc/Unknown' };
        };
      });
      await browser.click('#book button[type="button"]');
      const offered = () =>
        browser.run(() =>
          [...document.querySelectorAll('#book label:has([name="start"])')].map(
            ({ textContent }) => textContent,
          ),
        );
      await expect.poll(async () => (await offered()).length).toBeGreaterThan(0);
      expect(await typedIn(browser, '#book #zone'), 'that of the office').toBe('Asia/Dubai');
      expect(await textOf(browser, '#zone-hint'), 'and the page says so').not.toBe('');
      const own = await offered();
      await browser.run(() => {
        const zone = document.querySelector('#book #zone') as HTMLSelectElement;
        zone.focus();
        zone.value = 'Asia/Tokyo';
        zone.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await expect.poll(offered, 'the chosen zone is told beside').not.toEqual(own);
    });

    test(`${name}: while a word is composed, Enter opens no result`, async () => {
      await open('/contact');
      await browser.click('site-search > a');
      const palette = '#search-palette [role="combobox"]';
      await expect
        .poll(() => browser.run((one) => document.activeElement?.matches(one), palette))
        .toBe(true);
      await browser.type(palette, 'custody');
      await expect
        .poll(() => textOf(browser, '#search-palette [aria-selected="true"]'))
        .not.toBe('');
      /** Whether a key is taken for a command, as Safari sends it while it composes and as it does later. */
      const isTaken = (key: string, keyCode: number) =>
        browser.run(
          (field, init) =>
            !document.querySelector(field)?.dispatchEvent(new KeyboardEvent('keydown', init)),
          palette,
          { key, keyCode, isComposing: false, bubbles: true, cancelable: true },
        );
      for (const key of ['ArrowDown', 'Enter']) expect(await isTaken(key, 229), key).toBe(false);
      expect(await pathOf(browser)).toBe('/contact');
      expect(await isTaken('Enter', 13)).toBe(true);
      await expect.poll(() => pathOf(browser)).not.toBe('/contact');
    });

    test(`${name}: a text near its limit is counted, and said to be too long beyond it`, async () => {
      await open('/contact');
      const message = `${MESSAGE} [name="message"]`;
      const fill = (length: number) =>
        browser.run(
          (one, count) => {
            const field = document.querySelector(one) as HTMLTextAreaElement;
            field.value = 'x'.repeat(count);
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));
          },
          message,
          length,
        );
      await browser.type(message, 'We own a date farm.');
      const count = () => textOf(browser, `${MESSAGE} [id$="-count"]`);
      expect(await count()).toBe('');
      await fill(19_993);
      await expect.poll(count).toContain('7');
      const left = await count();
      await fill(20_007);
      await expect.poll(count, 'beyond it, other words').not.toBe(left);
      expect(await count()).toContain('7');
    });

    test(`${name}: letters of full width find what they mean`, async () => {
      await open('/search');
      await browser.type('main input[name="q"]', 'ＥＲＣ３６４３');
      await expect.poll(() => textOf(browser, RESULTS)).toContain('ERC-3643');
    });

    test(`${name}: from right to left, the left arrow leads on`, async () => {
      await open('/use-cases/carbon-trading');
      await browser.run(() => {
        document.documentElement.dir = 'rtl';
      });
      const focused = () => browser.run(() => document.activeElement?.id);
      await browser.click('#menu-solutions-button');
      await browser.press('#menu-solutions-button', 'ArrowLeft');
      await expect.poll(focused).toBe('menu-services-button');
      await browser.press('#menu-services-button', 'Escape');
      // Its features are tabs once a visitor reaches for them.
      const tab = '#features [role="tab"]';
      await browser.click('#features [href^="#feature-"]');
      const tabs = () => browser.run((one) => document.querySelectorAll(one).length, tab);
      await expect.poll(tabs).toBeGreaterThan(1);
      await browser.click(tab);
      await browser.press(tab, 'ArrowLeft');
      const place = () =>
        browser.run(
          (one) => [...document.querySelectorAll(one)].indexOf(document.activeElement as Element),
          tab,
        );
      await expect.poll(place).toBe(1);
    });

    // The last one, since it leaves the window low.
    test(`${name}: in a low window heads and feet scroll along, and lists are seen`, async () => {
      await open('/contact');
      await browser.resize(320, 180);
      /** How much of the window a list has, without what stays above and below it. */
      const room = (list: string) =>
        browser.run((one) => {
          const entry = document.querySelector(one);
          entry?.scrollIntoView({ block: 'center' });
          let area = entry?.parentElement;
          while (area && !/auto|scroll/.test(getComputedStyle(area).overflowY))
            area = area.parentElement;
          if (!entry || !area) return 0;
          const { top, bottom } = area.getBoundingClientRect();
          const stays = [...area.querySelectorAll<HTMLElement>('*')]
            .filter((part) => /fixed|sticky/.test(getComputedStyle(part).position))
            .map(({ offsetHeight }) => offsetHeight);
          return (
            (Math.min(bottom, innerHeight) - Math.max(top, 0) - Math.max(0, ...stays)) / innerHeight
          );
        }, list);
      await browser.click('mobile-menu > button');
      await expect.poll(() => room('#menu nav > ul > li > a')).toBeGreaterThan(0.8);
      await browser.press('#menu [popovertarget="menu"]', 'Escape');
      await browser.click('site-search > a');
      await expect.poll(() => room('#search-palette [role="option"]')).toBeGreaterThan(0.8);
    });
  });
}
