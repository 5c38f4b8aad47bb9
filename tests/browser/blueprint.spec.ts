import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { toSearch } from '../../src/features/blueprint/address.ts';
import { formatNumber } from '../../src/lib/format-number.ts';
import type { Answers } from '../../src/schemas/blueprint/blueprint-answers.ts';
import { blueprint, blueprintRules } from './support/content.ts';
import { open, recordRequests } from './support/page.ts';
import { expect, test } from './support/test.ts';

const PATH = '/tools/blueprint';
const { form, proposal } = blueprint.tool;
const { example, labels } = blueprintRules;
const addressOf = (answers: Partial<Answers>) => `${PATH}?${toSearch({ ...example, ...answers })}`;
const steps = (page: Page) => page.locator('#proposal li[data-state]');

test('without scripts the worked example stands whole, and no form that answers nothing', async ({
  scriptless: page,
}) => {
  await open(page, PATH);
  expect(await steps(page).count()).toBeGreaterThan(4);
  await expect(page.getByRole('heading', { name: proposal.registers.title })).toBeVisible();
  await expect(page.locator('#tool form')).toBeHidden();
});

test('a changed answer changes the proposal, its address and what is announced', async ({
  cleaned: page,
}) => {
  const requests = recordRequests(page);
  await open(page, PATH);
  expect(requests.some((url) => url.endsWith('/blueprint.json'))).toBe(false);
  const issuer = page.getByLabel(form.labels.issuer);
  // A program that chooses an option does not move the focus, as a visitor does.
  await issuer.focus();
  await issuer.selectOption('adgm');
  await expect(page).toHaveURL(/issuer=adgm/);
  const holders = page.getByLabel(form.labels.holders);
  await page.getByText(form.legends.holders, { exact: true }).first().click();
  await holders.fill('61');
  await holders.press('Enter');
  await expect(page.locator('#tool [role="status"]').first()).toContainText(/\d{4}/);
  await expect(page.locator('#proposal')).toContainText(labels.issuer.adgm);
  await expect(page).toHaveURL(/holders=61/);
  await page.reload();
  await expect(holders).toHaveValue('61');
});

test('files are made in the browser', async ({ cleaned: page }) => {
  await open(page, addressOf({ holders: 61 }));
  const save = async (name: string) => {
    const button = page.getByRole('button', { name });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    return readFileSync(await download.path(), 'utf8');
  };
  const calendar = await save(proposal.exports.calendar);
  expect(calendar).toContain('BEGIN:VEVENT');
  const table = await save(proposal.exports.table);
  expect(table.split('\r\n').length).toBeGreaterThan(20);
});

test('sending fills the contact form, and nothing is sent', async ({ cleaned: page }) => {
  await open(page, addressOf({ holders: 6100 }));
  const requests = recordRequests(page);
  await page.locator('#tool section').last().getByRole('button').last().click();
  await expect(page).toHaveURL(/\/contact#message$/);
  const message = page.locator('#message-text');
  await expect(message).toHaveValue(new RegExp(formatNumber(6100)));
  await expect(message).toHaveValue(/holders=6100/);
  expect(requests.filter((url) => /^mailto:/.test(url))).toEqual([]);
});

test('nothing is wider than 320 pixels, in either direction of writing', async ({
  cleaned: page,
}) => {
  await open(page, addressOf({ systems: [], liquidity: 'venue' }), 320, 700);
  await expect(steps(page).first()).toBeVisible();
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  }
});

test('in forced colours the legend still shows what its words mean', async ({ shared: page }) => {
  await open(page, PATH);
  await page.emulateMedia({ forcedColors: 'active' });
  const { ground, swatches } = await page.locator('#proposal').evaluate((whole) => ({
    ground: getComputedStyle(document.body).backgroundColor,
    swatches: [...whole.querySelectorAll('li > i[aria-hidden]')].map(
      (swatch) => getComputedStyle(swatch).backgroundColor,
    ),
  }));
  expect(swatches).toHaveLength(3);
  expect(swatches).not.toContain(ground);
});
