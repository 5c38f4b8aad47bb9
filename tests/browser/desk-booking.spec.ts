import { readFileSync } from 'node:fs';
import type { DeskMessages } from '@falaj/contract/messages/desk.ts';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { axeFaults } from './axe.ts';
import { contact, labels } from './support/content.ts';
import { DeskServer } from './support/desk-server.ts';
import { BOOKING_PORT } from './support/ports.ts';
import { expect, test } from './support/test.ts';

const desk: DeskMessages = parse(readFileSync('content/desk.yaml', 'utf8'));
const { picker, direct, sessions } = contact.booking;
const server = new DeskServer(BOOKING_PORT, 'booking');
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const section = (page: Page) => page.locator('#book');
const times = (page: Page) => section(page).locator('[name="start"]');

async function showTimes(page: Page) {
  await page.goto(`${server.base}/contact`);
  await section(page).getByRole('button', { name: picker.start }).click();
  // Late in the office's day the first day has a time or two left; the second has all of them.
  await section(page).locator('label:has([name="day"])').nth(1).click();
  await expect(times(page).nth(2)).toBeAttached();
}

async function typeName(page: Page, email: string) {
  await section(page).getByLabel(labels['first-name']).fill('Layla');
  await section(page).getByLabel(labels['last-name']).fill('Haddad');
  await section(page).getByLabel(labels.email).fill(email);
}

test('of two who see the same time one books it, and the other is told and books another', async ({
  browser,
}) => {
  const [first, second] = [await browser.newPage(), await browser.newPage()];
  for (const page of [first, second]) await showTimes(page);
  const time = await times(first).nth(2).getAttribute('value');
  for (const [page, email] of [
    [first, 'layla@mail.example'],
    [second, 'omar@mail.example'],
  ] as const) {
    await section(page).locator(`label:has([value="${time}"])`).click();
    await typeName(page, email);
  }
  await section(first).getByRole('button', { name: direct.book }).click();
  await expect(section(first).getByText(direct.bookedTitle)).toBeFocused();
  await section(second).getByRole('button', { name: direct.book }).click();
  await expect(section(second).getByText(desk.booking.why.taken)).toBeFocused();
  await expect(section(second).locator(`[value="${time}"]`)).toHaveCount(0);
  await expect(section(second).getByLabel(labels.email)).toHaveValue('omar@mail.example');
  expect(await axeFaults(second)).toEqual([]);
  await section(second).locator('label:has([name="start"])').first().click();
  await section(second).getByRole('button', { name: direct.book }).click();
  await expect(section(second).getByText(direct.bookedTitle)).toBeFocused();
  expect(await axeFaults(second)).toEqual([]);
  expect(server.rows('booking')).toHaveLength(2);
  for (const page of [first, second]) await page.close();
});

test('without scripts a time is booked by plain forms', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.base}/contact`);
  const long = sessions.at(-1);
  await section(page)
    .getByRole('radio', { name: new RegExp(`^${long?.title}`) })
    .check();
  await section(page).getByRole('button', { name: direct.show }).click();
  await expect(page.locator('#session')).toHaveValue(long?.id ?? '');
  await page.locator('#zone').selectOption('Europe/London');
  await page.getByRole('button', { name: desk.booking.pages.times.show }).click();
  await expect(page.locator('#zone')).toHaveValue('Europe/London');
  await page.locator('#start').selectOption({ index: 3 });
  await page.getByLabel(labels['first-name']).fill('Rami');
  await page.getByLabel(labels['last-name']).fill('Saleh');
  await page.getByLabel(labels.email).fill('rami@mail.example');
  await page.getByRole('button', { name: desk.booking.pages.times.book }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk.booking.pages.booked.title);
  await expect(page.locator('main')).toContainText('Europe/London');
  expect(server.rows('booking').map(({ zone }) => zone)).toContain('Europe/London');
  await context.close();
});
