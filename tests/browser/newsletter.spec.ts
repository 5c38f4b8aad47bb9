import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { site, words } from './support/content.ts';
import { exampleOf, mailLink, playEndpoint, readMail, receipt } from './support/form.ts';
import { GALLERY } from './support/gallery.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const says = words.newsletter;
const WITH = exampleOf('newsletter');
const WITHOUT = `${GALLERY}/gallery/features/messages/newsletter/without-an-endpoint`;
const ADDRESS = 'layla@company.example';

const field = (page: Page) => page.locator('#newsletter-email');
const button = (page: Page) => page.locator('#newsletter form button');
async function subscribe(page: Page, address = ADDRESS) {
  await field(page).fill(address);
  await button(page).click();
}

test('without an endpoint nobody is told that they are subscribed', async ({ cleaned: page }) => {
  const asked: string[] = [];
  await page.goto(WITHOUT);
  page.on('request', (request) => asked.push(request.method()));
  await subscribe(page);
  await expect(receipt(page, says.notYetTitle)).toBeFocused();
  const band = page.locator('#newsletter');
  await expect(band.getByRole('link', { name: 'RSS feed' })).toHaveCount(2);
  await expect(band.getByRole('link', { name: 'JSON feed' }).first()).toHaveAttribute(
    'href',
    '/feed.json',
  );
  const { to, body } = await readMail(mailLink(page));
  expect(to).toBe(site.email);
  expect(body).toContain(ADDRESS);
  expect(await axeFaults(page)).toEqual([]);
  expect(asked).not.toContain('POST');
  await page.getByRole('button', { name: says.back }).click();
  await expect(field(page)).toHaveValue(ADDRESS);
});

test('an address that is none is asked for again', async ({ cleaned: page }) => {
  await page.goto(WITHOUT);
  await subscribe(page, 'layla');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(says.invalid);
  await field(page).fill(ADDRESS);
  await expect(page.getByText(says.invalid)).toHaveCount(0);
});

test('with an endpoint the address is posted, and the confirmation is still to come', async ({
  cleaned: page,
}) => {
  const endpoint = await playEndpoint(page, (route) => route.fulfill({ status: 202, json: {} }));
  await page.goto(WITH);
  await field(page).fill(ADDRESS);
  await button(page).dblclick();
  await expect(receipt(page, says.takenTitle)).toBeFocused();
  await expect(page.getByText(says.takenText.replace('{email}', ADDRESS))).toBeVisible();
  expect(endpoint.requests).toHaveLength(1);
  expect(endpoint.packets()[0]).toMatchObject({ kind: 'newsletter', fields: { email: ADDRESS } });
  expect(endpoint.keys()[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('when the endpoint refuses, it says so and offers the feeds', async ({ cleaned: page }) => {
  await playEndpoint(page, (route) => route.fulfill({ status: 403 }));
  await page.goto(WITH);
  await subscribe(page);
  await expect(receipt(page, says.failedTitle)).toBeFocused();
  await expect(mailLink(page)).toBeVisible();
});

test('without a script the form goes to the mail program, and the feeds are there', async ({
  scriptless: page,
}) => {
  await page.goto(WITHOUT);
  const form = page.locator('#newsletter form');
  await expect(form).toHaveAttribute(
    'action',
    `mailto:${site.email}?subject=${encodeURIComponent(says.subject)}`,
  );
  await expect(form).toHaveAttribute('enctype', 'text/plain');
  await expect(page.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/feed.xml');
});
