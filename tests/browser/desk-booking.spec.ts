import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import type { DeskWords } from '../../src/schemas/desk.ts';
import { axeFaults } from './axe.ts';
import { contact, words } from './support/content.ts';
import { BOOKING_PORT } from './support/ports.ts';

const BASE = `http://localhost:${BOOKING_PORT}`;
const desk: DeskWords = parse(readFileSync('content/desk.yaml', 'utf8'));
const { picker, direct, sessions } = contact.booking;
const data = mkdtempSync(join(tmpdir(), 'falaj-booking-'));
let server: ChildProcess;

/** The site with its desk, as `npm start` serves both. */
test.beforeAll(async () => {
  const env = { ...process.env, PORT: `${BOOKING_PORT}`, DESK: '', DESK_DATA: data };
  server = spawn(process.execPath, ['scripts/serve.ts', 'dist'], { env, stdio: 'ignore' });
  await expect
    .poll(async () => (await fetch(`${BASE}/readyz`).catch(() => undefined))?.status)
    .toBe(200);
});

test.afterAll(() => {
  server.kill();
});

/** What the desk has in a table. */
function kept(table: 'booking' | 'slot' | 'outbox') {
  const file = new DatabaseSync(join(data, 'desk.sqlite'), { readOnly: true });
  const rows = file.prepare(`select * from ${table}`).all();
  file.close();
  return rows;
}

const band = (page: Page) => page.locator('#book');
const times = (page: Page) => band(page).locator('[name="start"]');

async function showTimes(page: Page) {
  await page.goto(`${BASE}/contact`);
  await band(page).getByRole('button', { name: picker.start }).click();
  await expect(times(page).first()).toBeAttached();
}

async function typeName(page: Page, email: string) {
  await band(page).getByLabel(words.firstName).fill('Layla');
  await band(page).getByLabel(words.lastName).fill('Haddad');
  await band(page).getByLabel(words.email).fill(email);
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
    await band(page).locator(`label:has([value="${time}"])`).click();
    await typeName(page, email);
  }
  await band(first).getByRole('button', { name: direct.book }).click();
  await expect(band(first).getByText(direct.bookedTitle)).toBeFocused();
  await band(second).getByRole('button', { name: direct.book }).click();
  await expect(band(second).getByText(desk.booking.why.taken)).toBeFocused();
  await expect(band(second).locator(`[value="${time}"]`)).toHaveCount(0);
  await expect(band(second).getByLabel(words.email)).toHaveValue('omar@mail.example');
  expect(await axeFaults(second)).toEqual([]);
  await band(second).locator('label:has([name="start"])').first().click();
  await band(second).getByRole('button', { name: direct.book }).click();
  await expect(band(second).getByText(direct.bookedTitle)).toBeFocused();
  expect(await axeFaults(second)).toEqual([]);
  expect(kept('booking')).toHaveLength(2);
  for (const page of [first, second]) await page.close();
});

test('without scripts a time is booked by plain forms, and the link of the e-mail cancels it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${BASE}/contact`);
  const long = sessions.at(-1);
  await band(page)
    .getByRole('radio', { name: new RegExp(`^${long?.title}`) })
    .check();
  await band(page).getByRole('button', { name: direct.show }).click();
  await expect(page.locator('#session')).toHaveValue(long?.id ?? '');
  await page.locator('#zone').selectOption('Europe/London');
  await page.getByRole('button', { name: desk.booking.pages.times.show }).click();
  await expect(page.locator('#zone')).toHaveValue('Europe/London');
  await page.locator('#start').selectOption({ index: 3 });
  await page.getByLabel(words.firstName).fill('Rami');
  await page.getByLabel(words.lastName).fill('Saleh');
  await page.getByLabel(words.email).fill('rami@mail.example');
  await page.getByRole('button', { name: desk.booking.pages.times.book }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk.booking.pages.booked.title);
  await expect(page.locator('main')).toContainText('Europe/London');

  const mail = kept('outbox').find(
    ({ purpose, content }) =>
      purpose === 'invitation' && String(content).includes('rami@mail.example'),
  );
  const path = /\/api\/booking\/[\w.-]+/.exec(String(mail?.content))?.[0];
  await page.goto(`${BASE}${path}`);
  await page.getByRole('button', { name: desk.booking.pages.held.cancel }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    desk.booking.pages.cancelled.title,
  );
  const [booking] = kept('booking').filter(({ zone }) => zone === 'Europe/London');
  expect(booking?.state).toBe('cancelled');
  expect(kept('slot').filter(({ booking_id }) => booking_id === booking?.id)).toEqual([]);
  await context.close();
});

test('nothing is asked of the desk before a visitor turns to the picker', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${BASE}/contact`, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /\/api\/|BookingPicker/.test(url))).toEqual([]);
});
