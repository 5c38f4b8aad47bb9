import type { Locator, Page } from '@playwright/test';
import type { NavGroup } from '../../src/schemas/site/navigation.ts';
import { messages, navigation } from './support/content.ts';
import { focused, isMarkedDocument, markDocument, open } from './support/page.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use(WITH_MOTION);

/** The text of the entry that leads to a path. */
const entryTo = (path: string) => navigation.mobile.find(({ href }) => href === path)?.text ?? '?';
const burger = (page: Page) => page.locator('mobile-menu > button');
const menu = (page: Page) => page.locator('#menu');
const tile = (page: Page, group: NavGroup) => menu(page).getByRole('button', { name: group.title });
const panel = (page: Page, { id }: NavGroup) => page.locator(`#menu-${id}`);
const back = (page: Page) => page.getByRole('button', { name: messages.allGroups });
const linksOf = ({ columns }: NavGroup) => columns.flatMap(({ links }) => links);

const [firstGroup] = navigation.groups;
if (!firstGroup) throw new Error('content/navigation.yaml has no groups');

/** Opens a page at the width of a phone, and opens its menu. */
async function openMenu(page: Page, path: string) {
  await open(page, path, 390, 844);
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
}

test('every entry and control is large enough for a finger', async ({ shared: page }) => {
  await openMenu(page, '/contact');
  const expectLarge = async (dialog: Locator, more: number) => {
    const controls = await dialog.locator('a:visible, button:visible').all();
    expect(controls.length).toBeGreaterThan(more);
    for (const control of controls) {
      const box = await control.boundingBox();
      expect
        .soft(Math.round(box?.height ?? 0), await control.innerText())
        .toBeGreaterThanOrEqual(40);
    }
  };
  await expectLarge(menu(page), navigation.mobile.length + navigation.groups.length);
  await tile(page, firstGroup).click();
  await expectLarge(panel(page, firstGroup), linksOf(firstGroup).length);
});

test('the entry of the current page is marked, before and after a navigation', async ({
  shared: page,
}) => {
  await openMenu(page, '/');
  const current = menu(page).locator('a[aria-current="page"]:visible');
  await expect(current).toHaveText([entryTo('/')]);
  const border = (name: string) =>
    menu(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).borderBlockEndColor);
  expect(await border(entryTo('/')), 'is seen, not only said').not.toBe(
    await border(entryTo('/about')),
  );
  await menu(page)
    .getByRole('link', { name: entryTo('/contact'), exact: true })
    .click();
  await expect(page).toHaveURL('/contact');
  await burger(page).click();
  await expect(current).toContainText([entryTo('/contact')]);
  await expect(
    menu(page).getByRole('link', { name: entryTo('/'), exact: true }),
  ).not.toHaveAttribute('aria-current');
});

test('the focus stays in the menu while it is open, in both directions', async ({
  shared: page,
}) => {
  await openMenu(page, '/contact');
  const inside = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      // Between the last control and the first, a browser may focus its own controls.
      return activeElement === document.body || Boolean(activeElement?.closest('[popover]'));
    });
  const count = await menu(page).locator('a:visible, button:visible').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>();
    for (let press = 0; press < count + 3; press += 1) {
      await page.keyboard.press(key);
      expect(await inside(), `${key}: ${await focused(page)}`).toBe(true);
      seen.add(await focused(page));
    }
    expect(seen.size, `${key} comes round to all`).toBeGreaterThanOrEqual(count);
  }
});

test('the page behind the open menu can be neither clicked nor focused', async ({
  shared: page,
}) => {
  await openMenu(page, '/contact');
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  const took = await page.locator('#first-name').evaluate((field: HTMLElement) => {
    field.focus();
    return document.activeElement === field;
  });
  expect(took, 'takes the focus').toBe(false);
  await page.setViewportSize({ width: 900, height: 844 });
  const isHit = await page.evaluate(
    () => document.elementFromPoint(100, 400)?.closest('main, footer') != null,
  );
  expect(isHit, 'the part beside the menu takes a click').toBe(false);
});

test('Escape and its cross close it and give the focus back to the burger; a click beside it closes it too', async ({
  shared: page,
}) => {
  await open(page, '/contact', 900, 844);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => menu(page).getByRole('button', { name: messages.closeMenu }).click(),
  ]) {
    await burger(page).click();
    await expect(menu(page)).toBeVisible();
    await close();
    await expect(menu(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
  }
  await burger(page).click();
  await page.mouse.click(100, 400);
  await expect(menu(page)).toBeHidden();
});

test('the keyboard alone opens, walks and chooses', async ({ shared: page }) => {
  await open(page, '/contact', 390, 844);
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('button', { name: messages.closeMenu })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tile(page, firstGroup)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(back(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const [link] = linksOf(firstGroup);
  await expect(panel(page, firstGroup).locator(`a[href="${link?.href}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(link?.href ?? '');
  await expect(menu(page)).toBeHidden();
});

test('a tile opens by a press alone, and not by arrow keys or a pointer that rests on it', async ({
  timed: page,
}) => {
  await openMenu(page, '/contact');
  await tile(page, firstGroup).hover();
  await page.clock.runFor(1000);
  await page.evaluate(() => customElements.whenDefined('mega-menu').then(() => undefined));
  await tile(page, firstGroup).focus();
  await page.keyboard.press('ArrowDown');
  await page.clock.runFor(1000);
  await expect(tile(page, firstGroup)).toBeFocused();
  await expect(panel(page, firstGroup)).toBeHidden();
});

test('each tile opens the links and calls of its group, and the way back leads to the tile', async ({
  shared: page,
}) => {
  await openMenu(page, '/contact');
  for (const group of navigation.groups) {
    await tile(page, group).click();
    const links = panel(page, group).locator('li a');
    await expect(links).toHaveCount(linksOf(group).length);
    for (const [index, { href }] of linksOf(group).entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', href);
      await links.nth(index).scrollIntoViewIfNeeded();
      await expect(links.nth(index)).toBeInViewport();
    }
    for (const { text } of group.calls)
      await expect(
        panel(page, group).getByRole('link', { name: text, exact: true }),
      ).toBeInViewport();
    await back(page).click();
    await expect(panel(page, group)).toBeHidden();
    await expect(tile(page, group)).toBeFocused();
  }
});

test('Escape closes the group alone, then the menu; the cross of a group closes both', async ({
  shared: page,
}) => {
  await openMenu(page, '/contact');
  await tile(page, firstGroup).click();
  await expect(back(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page, firstGroup)).toBeHidden();
  await expect(tile(page, firstGroup)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
  await burger(page).click();
  await tile(page, firstGroup).click();
  await panel(page, firstGroup).getByRole('button', { name: messages.closeMenu }).click();
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(burger(page)).toBeFocused();
});

test('while a group is open, the focus does not go to the menu below it', async ({
  shared: page,
}) => {
  await openMenu(page, '/contact');
  await tile(page, firstGroup).click();
  // Once it has slid in, only its own controls are left.
  await expect(menu(page)).toBeHidden();
  const count = await panel(page, firstGroup).locator('a:visible, button:visible').count();
  const seen = new Set<string>();
  for (let press = 0; press < count + 2; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await panel(page, firstGroup).evaluate(
      (open) => document.activeElement === document.body || open.contains(document.activeElement),
    );
    expect(isInside, await focused(page)).toBe(true);
    seen.add(await focused(page));
  }
  expect(seen.size, 'and comes round to all').toBeGreaterThanOrEqual(count);
});

test('a page of a group is marked there, and choosing it closes everything', async ({
  shared: page,
}) => {
  const [first, second] = linksOf(firstGroup);
  await openMenu(page, first?.href ?? '');
  await tile(page, firstGroup).click();
  const current = panel(page, firstGroup).locator('a[aria-current="page"]');
  await expect(current).toHaveAttribute('href', first?.href ?? '');
  await panel(page, firstGroup).locator(`a[href="${second?.href}"]`).click();
  await expect(page).toHaveURL(second?.href ?? '');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await burger(page).click();
  await tile(page, firstGroup).click();
  await expect(current).toHaveAttribute('href', second?.href ?? '');
});

test('its pictures are fetched once it is open, and those of a group once that is @pictures', async ({
  shared: page,
}) => {
  const loaded = (dialog: string) =>
    page
      .locator(`${dialog} img[loading="lazy"]`)
      .evaluateAll(
        (images) =>
          (images as HTMLImageElement[]).filter(({ currentSrc }) => currentSrc !== '').length,
      );
  const tiles = '#menu li > button';
  const group = `#menu-${firstGroup.id} li`;
  await open(page, '/figures', 390, 844);
  await page.waitForLoadState('networkidle');
  expect([await loaded(tiles), await loaded(group)]).toEqual([0, 0]);
  await burger(page).click();
  await expect.poll(() => loaded(tiles)).toBe(navigation.groups.length);
  expect(await loaded(group)).toBe(0);
  await tile(page, firstGroup).click();
  await expect.poll(() => loaded(group)).toBeGreaterThan(0);
});

test('a window that is widened beyond it closes it', async ({ shared: page }) => {
  await openMenu(page, '/contact');
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('a window that is widened while it opens closes it', async ({ shared: page }) => {
  // It has been open before, so that its script is there.
  await openMenu(page, '/contact');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  // Nothing is quick enough to widen the window in the frame in which the menu opens, before the page is held.
  await page.locator('#menu').evaluate((panel: HTMLElement) => {
    panel.addEventListener('beforetoggle', () => panel.style.setProperty('display', 'none'));
  });
  await burger(page).click();
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
});

test('beside the open menu the page is not scrolled', async ({ shared: page }) => {
  await open(page, '/contact', 900, 844);
  await burger(page).click();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 1500);
  await page.keyboard.press('PageDown');
  // Two frames are enough for a scroll to begin.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY), 'and is again later').toBeGreaterThan(0);
});

test('going back to another place of the page closes it', async ({ shared: page }) => {
  await open(page, '/industries/energy', 390, 844);
  await page.locator('main a[href="#case-studies"]').first().click();
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(menu(page)).toBeHidden();
});

test('choosing a link, also that of the page one is on, and going back close it', async ({
  shared: page,
}) => {
  await openMenu(page, '/');
  await markDocument(page);
  for (const [name, path] of [
    [navigation.contact.text, '/contact'],
    [entryTo('/contact'), '/contact'],
    [entryTo('/'), '/'],
  ] as const) {
    await menu(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(menu(page)).toBeHidden();
    await burger(page).click();
    await expect(menu(page)).toBeVisible();
  }
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact');
  await expect(menu(page)).toBeHidden();
  expect(await isMarkedDocument(page), 'no new document').toBe(true);
});

test('without scripts it opens, closes and leads on', async ({ scriptless: page }) => {
  await openMenu(page, '/contact');
  await menu(page).getByRole('button', { name: messages.closeMenu }).click();
  await expect(menu(page)).toBeHidden();
  await burger(page).click();
  await tile(page, firstGroup).click();
  await back(page).click();
  await expect(panel(page, firstGroup)).toBeHidden();
  await tile(page, firstGroup).click();
  const [link] = linksOf(firstGroup);
  await panel(page, firstGroup).locator(`a[href="${link?.href}"]`).click();
  await expect(page).toHaveURL(link?.href ?? '');
});
