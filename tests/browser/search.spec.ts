import { devices, type Page } from '@playwright/test';
import { plural } from '../../src/lib/plural.ts';
import { axeFaults } from './axe.ts';
import { messages } from './support/content.ts';
import {
  countOf,
  footerLink,
  headline,
  isMarkedDocument,
  markDocument,
  open,
  recordRequests,
} from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const INDEX = '/search-index.json';
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: messages.search, exact: true });
const palette = (page: Page) => page.getByRole('dialog', { name: messages.searchLabel });
const box = (page: Page) => palette(page).getByRole('combobox', { name: messages.searchLabel });
const options = (page: Page) => palette(page).getByRole('option');
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
const status = (page: Page) => palette(page).getByRole('status');

/** Opens a page and its search palette, and waits until the palette answers. */
async function openPalette(page: Page, path = '/contact', width = 1280) {
  await open(page, path, width);
  const index = page.waitForResponse((response) => response.url().endsWith(INDEX));
  await opener(page).click();
  await expect(box(page)).toBeFocused();
  await index;
}

test('the keyboard alone opens it, types, chooses and arrives', async ({ shared: page }) => {
  await open(page, '/contact');
  await markDocument(page);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page), 'the key itself is not typed').toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(opener(page), 'nothing had the focus').toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('custdy');
  await expect(chosen(page)).toContainText(/custody/i);
  await expect(box(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const [title, href] = await chosen(page).evaluate((link) => [
    link.querySelector('[data-part="title"]')?.textContent,
    link.getAttribute('href'),
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${href}`);
  await expect(palette(page)).toBeHidden();
  await expect(headline(page)).toContainText(`${title}`);
  expect(await isMarkedDocument(page), 'no new document').toBe(true);
});

test('Ctrl or Cmd with K opens it, also out of a field, which gets the focus back', async ({
  cleaned: page,
}) => {
  await open(page, '/contact');
  const field = page.locator('#first-name');
  await field.focus();
  await page.keyboard.type('n/a');
  await expect(field, 'here the / is a character').toHaveValue('n/a');
  for (const key of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(field).toBeFocused();
  }
});

test('a screen without keys is not asked about one', async ({ browser }) => {
  const { baseURL = '' } = test.info().project.use;
  const context = await browser.newContext({ baseURL, ...devices['Pixel 7'] });
  const page = await context.newPage();
  await openPalette(page, '/contact', 390);
  await expect(palette(page).getByLabel(messages.searchSlash)).toBeHidden();
  await context.close();
});

test('Escape, the cross and a click beside it close it; the focus is back on the button', async ({
  shared: page,
}) => {
  await openPalette(page);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => palette(page).getByRole('button', { name: messages.searchClose }).click(),
    () => page.mouse.click(20, 850),
  ];
  for (const close of ways) {
    await close();
    await expect(palette(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
  }
});

test('while it is open nothing below it is reached, by keys or by a click', async ({
  shared: page,
}) => {
  await openPalette(page, '/about');
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  const focused = new Set<string>();
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    focused.add(
      await page.evaluate(() =>
        document.activeElement?.closest('dialog') || document.activeElement === document.body
          ? 'in the palette, or in the browser itself'
          : `${document.activeElement?.outerHTML}`,
      ),
    );
  }
  expect([...focused]).toEqual(['in the palette, or in the browser itself']);
  const link = page.locator('site-header a:visible:not(dialog a)').last();
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(palette(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await expect(page, 'no link below it is followed').toHaveURL('/about');
});

test('nothing of it is fetched before it is opened, and the index only once', async ({
  cleaned: page,
}) => {
  const urls = recordRequests(page);
  const palettes = () => urls.filter((url) => /Palette|search/i.test(url));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(palettes()).toEqual([]);
  for (const word of ['custody', 'energy']) {
    await page.keyboard.press('Control+k');
    await box(page).fill(word);
    await expect(chosen(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
  }
  expect(countOf(urls, INDEX)).toBe(1);
});

test('a screen reader hears what it is, how many pages there are, and which one is chosen', async ({
  shared: page,
}) => {
  await open(page, '/contact');
  await expect(opener(page)).toHaveAccessibleDescription(messages.searchShortcut);
  await opener(page).click();
  await box(page).fill('vara');
  await expect(palette(page).getByRole('listbox', { name: messages.searchResults })).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(chosen(page)).toHaveCount(1);
  const id = await chosen(page).getAttribute('id');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  const count = await options(page).count();
  await expect(status(page)).toHaveText(plural(messages.searchCount, count, 'en'));
  expect(await axeFaults(page)).toEqual([]);
  await box(page).fill('qqqqzzzz');
  await expect(status(page)).toHaveText(messages.searchNone.replace('{query}', 'qqqqzzzz'));
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(options(page)).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
});

test('without its script it says so', async ({ cleaned: page }) => {
  await page.goto('/contact');
  await page.route('**/Palette*.js', (route) => route.abort());
  await opener(page).click();
  await expect(palette(page).getByRole('alert')).toContainText(messages.searchFailed);
});

test('Enter before there are answers sends the words to the search page', async ({
  cleaned: page,
}) => {
  await page.goto('/contact');
  await page.route(`**${INDEX}`, () => undefined);
  await opener(page).click();
  await box(page).fill('custody');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=custody');
  await expect(palette(page)).toBeHidden();
});

for (const width of [320, 1280]) {
  test(`the palette fits a screen of ${width} px, with answers`, async ({ shared: page }) => {
    await openPalette(page, '/contact', width);
    await box(page).fill('tokenization');
    await expect(chosen(page)).toHaveCount(1);
    const wide = await palette(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(wide).toBe(0);
    await page.keyboard.press('End');
    await expect(chosen(page), 'the chosen one is scrolled to').toBeInViewport();
  });
}

test('what is chosen can be told where colours are forced', async ({ shared: page }) => {
  await openPalette(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.keyboard.press('ArrowDown');
  const [first, ...others] = await options(page).evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).outlineStyle),
  );
  expect(first).toBe('solid');
  expect(new Set(others)).toEqual(new Set(['none']));
});

test.describe('the search page', () => {
  const field = (page: Page) => page.getByRole('searchbox', { name: messages.searchLabel });
  const answers = (page: Page) => page.getByRole('list', { name: messages.searchResults });
  const everyPage = (page: Page) => page.locator('#every-page');

  test('answers what its address asks, and can be sent on and come back to', async ({
    shared: page,
  }) => {
    await open(page, '/search?q=custdy');
    await expect(field(page)).toHaveValue('custdy');
    await expect(answers(page).getByRole('link').first()).toContainText(/custody/i);
    await expect(everyPage(page)).toBeHidden();
    await field(page).fill('carbon credits');
    await expect(page).toHaveURL('/search?q=carbon+credits');
    const link = answers(page).locator('a[href="/solutions/carbon-credits"]');
    await markDocument(page);
    await link.click();
    await expect(page).toHaveURL('/solutions/carbon-credits');
    expect(await isMarkedDocument(page), 'no new document').toBe(true);
    await page.goBack();
    await expect(field(page)).toHaveValue('carbon credits');
    await expect(link).toBeVisible();
  });

  test('without scripts the button leads to it, and it lists every page, without a box', async ({
    scriptless: page,
  }) => {
    await open(page, '/contact');
    await opener(page).click();
    await expect(page).toHaveURL('/search');
    await expect(headline(page)).toHaveText('Search');
    await expect(field(page)).toBeHidden();
    await everyPage(page).getByRole('link', { name: 'Carbon credits', exact: true }).click();
    await expect(page).toHaveURL('/solutions/carbon-credits');
  });

  test('nothing moves while answers take the place of the list', async ({ page }) => {
    await page.addInitScript(() => {
      (window as { shifted?: number }).shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as unknown as { value: number };
          (window as { shifted?: number }).shifted =
            value + ((window as { shifted?: number }).shifted ?? 0);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // A font that arrives between the answers and the measuring would break lines elsewhere; this test is not
    // about that shift.
    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, '/search?q=custody', 390, 844);
    await expect(answers(page).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    const shifted = await page.evaluate(() => (window as { shifted?: number }).shifted);
    expect(shifted).toBeLessThan(0.005);
  });

  test('leaving it by the footer and coming back starts afresh', async ({ shared: page }) => {
    await open(page, '/search?q=custody');
    await expect(everyPage(page)).toBeHidden();
    await footerLink(page, '/contact').first().click();
    await expect(page).toHaveURL('/contact');
    await page.keyboard.press('/');
    await box(page).fill('qqqqzzzz');
    await palette(page).getByRole('link', { name: messages.searchEverywhere }).click();
    await expect(everyPage(page)).toBeVisible();
    await expect(field(page)).toHaveValue('');
  });
});
