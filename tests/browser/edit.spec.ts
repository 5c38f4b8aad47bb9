import { expect as base, type Locator, type Page, test } from '@playwright/test';
import { marksIn } from '../../src/edit/marks.ts';
import { allRoutes } from './routes.ts';
import { type EditServer, startEditing } from './support/edit-server.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
// A page is made anew after a change, which takes its time on a busy machine.
const expect = base.configure({ timeout: 120_000 });

let server: EditServer;
let page: Page;
test.beforeAll(async ({ browser }) => {
  server = await startEditing();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
});
test.afterAll(() => server?.stop());

/** Opens a page with Edit switched on. */
async function open(path: string) {
  await page.goto(server.base + path);
  await page.evaluate(() => sessionStorage.setItem('edit-is-on', 'true'));
  await page.reload();
  await expect(panel().getByText('This page: not seen')).toBeVisible();
}
const panel = () => page.getByRole('complementary', { name: 'Edit' });
const typed = () => page.locator('[data-typing]');

/** Clicks on the words of an element, which can be narrower than it is. */
const clickOn = async (element: Locator) => {
  await element.scrollIntoViewIfNeeded();
  const [x = 0, y = 0] = await element.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const [{ left, top, width, height } = new DOMRect()] = range.getClientRects();
    return [left + width / 2, top + height / 2];
  });
  await page.mouse.click(x, y);
  await expect(typed()).toBeFocused();
};

test('a headline is typed in place, refused where it is too long, and saved in one line', async () => {
  await open('/about');
  const headline = page.getByRole('heading', { level: 1 });
  await clickOn(headline);
  await page.keyboard.press('End');
  await page.keyboard.type(
    ' and far more words than a headline of this page has room for, by any count',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText('and must have at most')).toBeVisible();
  await expect(typed()).toContainText('by any count');
  expect(server.changedLines()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(headline).toBeFocused();
  await clickOn(headline);
  await page.keyboard.press('End');
  await page.keyboard.type(', all year');
  await page.keyboard.press('Enter');
  await expect(typed()).toHaveCount(0);
  await expect(headline).toContainText('Dubai, all year');
  expect(server.changedLines()).toEqual([
    '-  title: Tokenization engineers in {address.city}',
    '+  title: Tokenization engineers in {address.city}, all year',
  ]);
  await expect(panel().getByRole('link', { name: 'Open it in Arabic' })).toHaveAttribute(
    'href',
    '/ar/about',
  );
});

test('a change is taken back', async () => {
  await panel().getByText('What I changed').click();
  await panel().getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('all year');
  expect(server.changedLines()).toEqual([]);
});

test('a text is changed by keyboard alone, in Arabic', async () => {
  await open('/ar/about');
  const headline = page.getByRole('heading', { level: 1 });
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    if (await headline.evaluate((one) => one === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(typed()).toBeFocused();
  await page.keyboard.type(' الآن');
  await page.keyboard.press('Enter');
  await expect(typed()).toHaveCount(0);
  await expect(headline).toContainText('الآن');
  expect(server.changedLines()).toEqual([
    '-  title: نبني في {address.city} منصات ترميز الأصول',
    '+  title: نبني في {address.city} منصات ترميز الأصول الآن',
  ]);
});

test('a paragraph is typed as Markdown, and a figure in its fields', async () => {
  await open('/resources/blog/reading-an-audit-report');
  await clickOn(page.locator('article p').filter({ hasText: 'The effort is given' }));
  await expect(typed()).toContainText('**The effort** is given');
  await page.keyboard.press('End');
  await page.keyboard.type(' Then wait.');
  await page.keyboard.press('Control+s');
  await expect(panel().getByText('What I changed (2)')).toBeAttached();
  await expect(page.locator('article strong').filter({ hasText: 'The effort' })).toBeVisible();
  await expect(page.locator('article')).toContainText('ask. Then wait.');
  await open('/');
  await page.getByText('15 years').first().click();
  await expect(panel().getByLabel('hero.statistics[0].basis')).toBeVisible();
});

test('what the check of all files refuses later is put back', async () => {
  const before = server.changedLines();
  await open('/about');
  const field = panel().getByLabel('seo.description');
  await panel().getByText('This page: not seen').click();
  const home = await (await page.request.get(`${server.base}/`)).text();
  const [, description = ''] = /<meta name="description" content="([^"]*)/.exec(home) ?? [];
  // Two pages may not share so many words in a row.
  const shared = description.split(' ').slice(0, 12).join(' ');
  await field.fill(
    `${shared}: what four teams of this company write down, and for whom they do it.`,
  );
  await field.press('Control+s');
  await expect(panel().getByText('Put back:')).toBeVisible();
  expect(server.changedLines()).toEqual(before);
});

test('every page opens with its texts marked', async () => {
  for (const path of allRoutes().filter((route) => route !== '/no-such-page')) {
    const response = await fetch(server.base + path, { headers: { accept: 'text/html' } });
    expect.soft(response.status, path).toBeLessThan(400);
    expect.soft(marksIn(await response.text()).length, path).toBeGreaterThan(9);
  }
});
