import type { Page } from '@playwright/test';
import { contact, home, messages, offerAt } from './support/content.ts';
import {
  addressesOf,
  footerLink,
  headline,
  hold,
  isMarkedMain,
  markMain,
  navigateTo,
  open,
} from './support/page.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use(WITH_MOTION);
test.use({ viewport: { width: 1280, height: 900 } });

const ENERGY = '/industries/energy';
const CHAIN = '/features/multi-chain';
const energyTitle = offerAt(ENERGY).hero.title;
const chainTitle = offerAt(CHAIN).hero.title;

/** Follows a link to a page that is held back, one of the footer by default, and waits until it is awaited. */
async function ask(page: Page, path: string, link = footerLink(page, path)): Promise<void> {
  await link.first().click();
  await page.waitForFunction(() => navigation.transition !== null);
}

const isAt = async (page: Page, path: string, title: string) => {
  await expect(headline(page)).toContainText(title);
  await expect(page).toHaveURL(path);
};

/** Has the browser do what those do that cannot wait with the address: Chromium before 141, Safari before 27.3. */
const changeAddressAtOnce = (page: Page) =>
  page.addInitScript(() => {
    const { intercept } = NavigateEvent.prototype;
    NavigateEvent.prototype.intercept = function early({ precommitHandler: _, ...options } = {}) {
      intercept.call(this, options);
    };
  });

test('of two links clicked in haste the last one counts', async ({ cleaned: page }) => {
  const release = await hold(page, addressesOf(CHAIN));
  await open(page, ENERGY);
  await ask(page, CHAIN);
  await footerLink(page, '/contact').first().click();
  await expect(headline(page)).toContainText(contact.hero.title);
  const late = page.waitForResponse((response) => addressesOf(CHAIN).test(response.url()));
  release();
  await (await late).finished();
  await isAt(page, '/contact', contact.hero.title);
  await expect(page).toHaveTitle(new RegExp(contact.seo.title));
  await page.goBack();
  await isAt(page, ENERGY, energyTitle);
});

test('a feature chosen while the next page is on its way does not keep it from coming', async ({
  cleaned: page,
}) => {
  const release = await hold(page, addressesOf('/contact'));
  await open(page, CHAIN);
  const tabs = page.locator('#features [id^="tab-"]');
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await ask(page, '/contact');
  await tabs.nth(2).click();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  release();
  await isAt(page, '/contact', contact.hero.title);
});

test('until the next page is there, the address is that of the page that is seen', async ({
  cleaned: page,
}) => {
  const release = await hold(page, addressesOf('/contact'));
  await open(page, CHAIN);
  await navigateTo(page, ENERGY);
  await ask(page, '/contact');
  await isAt(page, ENERGY, energyTitle);
  // Whoever goes to a place on the page instead stays on it, and so does whoever goes back.
  await page.locator('main a[href="#case-studies"]').first().click();
  await expect(page.locator('#case-studies')).toBeInViewport();
  await isAt(page, `${ENERGY}#case-studies`, energyTitle);
  await footerLink(page, '/contact').first().click();
  await page.goBack();
  await isAt(page, ENERGY, energyTitle);
  await page.goBack();
  await isAt(page, CHAIN, chainTitle);
  release();
  await page.goForward();
  await isAt(page, ENERGY, energyTitle);
});

test('a link that is clicked twice leaves one step to go back', async ({ cleaned: page }) => {
  const release = await hold(page, addressesOf('/contact'));
  await open(page, CHAIN);
  await markMain(page);
  await ask(page, '/contact');
  await footerLink(page, '/contact').first().click();
  release();
  await isAt(page, '/contact', contact.hero.title);
  await page.goBack();
  await isAt(page, CHAIN, chainTitle);
  expect(await isMarkedMain(page), 'the page that was left is kept').toBe(true);
});

test('where the address changes at once, going back finds the page still there, and a place on it the awaited page', async ({
  page,
}) => {
  await changeAddressAtOnce(page);
  const release = await hold(page, addressesOf('/contact'));
  await open(page, ENERGY);
  await ask(page, '/contact');
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await isAt(page, ENERGY, energyTitle);
  await footerLink(page, '/contact').first().click();
  await expect(page).toHaveURL('/contact');
  const loaded = page.waitForRequest((request) => request.resourceType() === 'document');
  // The click ends only with the document that it brings.
  const clicked = page.locator('main a[href="#case-studies"]').first().click();
  await loaded;
  release();
  await clicked;
  await expect(headline(page)).toContainText(contact.hero.title);
});

test('a menu that was opened while the next page is on its way does not cover it', async ({
  cleaned: page,
}) => {
  const release = await hold(page, addressesOf('/contact'));
  await open(page, ENERGY, 390, 844);
  await ask(page, '/contact', page.locator('main a[href="/contact"]'));
  await page.getByRole('button', { name: messages.menu, exact: true }).click();
  await expect(page.locator('#menu:popover-open')).toBeVisible();
  release();
  await isAt(page, '/contact', contact.hero.title);
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
});

test('going back before the script has come shows the page of the address', async ({ page }) => {
  await open(page, '/');
  await footerLink(page, ENERGY).first().click();
  await expect(headline(page)).toContainText(energyTitle);
  const release = await hold(page, /\/_astro\/[^/]*\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(headline(page)).toContainText(energyTitle);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  release();
  await isAt(page, '/', home.hero.title);
});
