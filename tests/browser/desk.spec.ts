import { DeskServer } from './support/desk-server.ts';
import { DESK_PORT } from './support/ports.ts';
import { expect, test } from './support/test.ts';

const server = new DeskServer(DESK_PORT, 'desk');
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

/** The enquiries that the desk has stored. */
const kept = () => server.rows('enquiry');

const FIELDS = {
  'first-name': 'Layla',
  'last-name': 'Haddad',
  email: 'layla@company.example',
  message: 'We own a <b>date farm</b>.',
};

test('a message is kept by the desk before its receipt is shown', async ({ page }) => {
  await page.goto(`${server.base}/contact`);
  const form = page.locator('form[action="/api/in"]');
  for (const [name, value] of Object.entries(FIELDS)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.getByRole('button').click();
  const reference = page.locator('main dd').first();
  await expect(reference).toHaveText(/^[A-Z]{2}-\d{8}-\w{5}$/);
  expect(kept()).toMatchObject([
    { reference: await reference.textContent(), message: FIELDS.message },
  ]);
  // The test is faster than a person and may be suspected for that, but its browser has done the proof of
  // work.
  expect(kept()[0]?.suspect_why).not.toContain('work');
});

test('without scripts the answer is a page of the site with the reference', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.base}/contact`);
  for (const [name, value] of Object.entries(FIELDS)) {
    await page.locator(`form[action="/api/in"] [name="${name}"]`).fill(value);
  }
  await page.locator('form[action="/api/in"] button').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header nav').first()).toBeAttached();
  const reference = await page.locator('main dd').textContent();
  expect(kept().map((row) => row.reference)).toContain(reference);
  await context.close();
});

test('without scripts Back leads from an answer to the form as it was filled in', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.base}/contact`);
  const form = page.locator('form[action="/api/in"]');
  // A browser takes an address without a dot, and the desk does not.
  const typed = { ...FIELDS, email: 'layla@company' };
  for (const [name, value] of Object.entries(typed)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.locator('button').click();
  await expect(page).toHaveURL(/\/api\/in$/);
  await page.goBack();
  for (const [name, value] of Object.entries(typed)) {
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(value);
  }
  await context.close();
});
