import { regulatorTable } from './support/content.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/tools/who-regulates-this';
const { rows } = regulatorTable;
const RESULT = 'share-dubai-residents-union-foreign-venue-ours-land';

const part = (name: string, id?: string) =>
  `[data-part="${name}"]${id ? `[data-key="${id}"]` : ''}`;

test('by keyboard alone: eight answers, the result with its rows, an address to share', async ({
  cleaned: page,
}) => {
  await open(page, PAGE);
  await page
    .locator(`${part('option')}:visible`)
    .first()
    .focus();
  for (const id of RESULT.split('-')) {
    // On a busy machine the next question is shown a moment after the answer, and a hidden element cannot
    // take the focus.
    await expect(page.locator(part('option', id))).toBeVisible();
    await page.locator(part('option', id)).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator(part('resultTitle'))).toBeFocused();
  const [security] = rows.filter(({ id }) => id === 'cma-security');
  await expect(page.locator(part('reason', 'cma'))).toHaveText(security?.title ?? '');
  await expect(page).toHaveURL(`${PAGE}?answers=${RESULT}`);
  const shown = page.locator(`#table ${part('row')}:visible`);
  expect(await shown.count()).toBeLessThan(rows.length);
  await expect(page.locator('#row-cma-security')).toBeVisible();
  await page.locator(part('whole')).click();
  await expect(page.locator(`#table ${part('group')}:visible`)).toHaveCount(7);
});

test('an address leads to its result, and on a sheet stand answers, regulators and rows', async ({
  cleaned: page,
}) => {
  await open(page, `${PAGE}?answers=${RESULT}`);
  await expect(page.locator(part('result'))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(part('answer')).first()).toBeVisible();
  await expect(page.locator(part('regulator', 'cma'))).toBeVisible();
  await expect(page.locator('#row-cma-security')).toBeVisible();
  await expect(page.locator('#row-dfsa-crypto')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});

test('without scripts no question is asked, and the example and every row can be read', async ({
  scriptless: page,
}) => {
  await open(page, PAGE);
  await expect(page.locator(`${part('option')}:visible`)).toHaveCount(0);
  await expect(page.locator(part('example'))).toBeVisible();
  for (const { id } of rows) await expect(page.locator(`#row-${id}`)).toBeVisible();
});

test('on 320 pixels nothing runs out of the page', async ({ cleaned: page }) => {
  await open(page, `${PAGE}?answers=${RESULT}`, 320, 640);
  await expect(page.locator(part('result'))).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
