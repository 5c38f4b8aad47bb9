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

for (const [what, opens] of [
  ['the menu', false],
  ['a group over it', true],
] as const)
  test(`while ${what} is open, the focus stays in it and comes round to all of it`, async ({
    shared: page,
  }) => {
    await openMenu(page, '/contact');
    if (opens) {
      await tile(page, firstGroup).click();
      // Once the group has slid in, only its own controls are left.
      await expect(menu(page)).toBeHidden();
    }
    const layer = opens ? panel(page, firstGroup) : menu(page);
    const count = await layer.locator('a:visible, button:visible').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>();
      for (let press = 0; press < count + 3; press += 1) {
        await page.keyboard.press(key);
        // Between the last control and the first, a browser may focus its own controls.
        const isInside = await layer.evaluate(
          (open) =>
            document.activeElement === document.body || open.contains(document.activeElement),
        );
        expect(isInside, `${key}: ${await focused(page)}`).toBe(true);
        seen.add(await focused(page));
      }
      expect(seen.size, key).toBeGreaterThanOrEqual(count);
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

/** What closes the menu, and what then has the focus. */
const CLOSERS: [
  what: string,
  close: (page: Page) => Promise<unknown>,
  gets?: (page: Page) => Locator,
][] = [
  ['Escape', (page) => page.keyboard.press('Escape'), burger],
  [
    'its cross',
    (page) => menu(page).getByRole('button', { name: messages.closeMenu }).click(),
    burger,
  ],
  ['a click beside it', (page) => page.mouse.click(100, 400)],
  [
    'a window that is widened beyond it',
    (page) => page.setViewportSize({ width: 1440, height: 844 }),
  ],
];

for (const [what, close, gets] of CLOSERS)
  test(`${what} closes it, and the page can be used again`, async ({ shared: page }) => {
    await open(page, '/contact', 900, 844);
    await burger(page).click();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await close(page);
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
    if (gets) await expect(gets(page)).toBeFocused();
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
    const calls = panel(page, group).locator('li ~ a, div > a');
    await expect(calls).toHaveText(group.calls.map(({ text }) => text));
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

test('it fetches no picture, nor does a group in it @pictures', async ({ shared: page }) => {
  await openMenu(page, '/contact');
  await tile(page, firstGroup).click();
  await page.waitForLoadState('networkidle');
  const fetched = await page
    .locator('#menu img')
    .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).currentSrc));
  expect(fetched).toEqual([]);
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
