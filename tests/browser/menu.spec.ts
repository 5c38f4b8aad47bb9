import type { Locator, Page } from '@playwright/test';
import type { NavGroup } from '../../src/schemas/site/navigation.ts';
import { messages, navigation, offerAt } from './support/content.ts';
import { headline, isMarkedDocument, markDocument, megaMenu, open } from './support/page.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use(WITH_MOTION);
test.use({ viewport: { width: 1280, height: 900 } });

/** A page with a short script and without islands. */
const PLAIN = '/contact';

const group = (index: number) => navigation.groups[index] as NavGroup;
const trigger = (page: Page, index: number) =>
  megaMenu(page).getByRole('button', { name: group(index).title, exact: true });
const panel = (page: Page, index: number) => page.locator(`#menu-${group(index).id}`);

/** Expects that a group is open, both on the screen and in its ARIA state. */
async function expectOpen(page: Page, index: number, isOpen = true) {
  await expect(panel(page, index)).toBeVisible({ visible: isOpen });
  await expect(trigger(page, index)).toHaveAttribute('aria-expanded', String(isOpen));
}

async function centre(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
}

/**
 * Lets the menu's script load, which happens one frame, or 100 ms, after the first activity on a page. The
 * page's clock has to be stopped.
 */
async function scripted(page: Page) {
  await page.clock.runFor(100);
  await page.evaluate(() => customElements.whenDefined('mega-menu').then(() => undefined));
}

/** Opens a page on which a visitor has been active already. */
async function openActive(page: Page) {
  await open(page, PLAIN);
  await page.mouse.move(640, 880);
  await scripted(page);
}

/** Holds the pointer on a group until it opens. The page's clock has to be stopped. */
async function openByHover(page: Page, index: number) {
  await trigger(page, index).hover();
  await page.clock.runFor(210);
  await expectOpen(page, index);
}

/**
 * The horizontal offset at which the content of an open panel starts to slide, in pixels; a negative one is
 * towards the start.
 */
const slideOf = (open: Locator) =>
  open.evaluate((element) => {
    const [slide] = element.getAnimations({ subtree: true });
    if (!slide) return 0;
    slide.pause();
    slide.currentTime = 0;
    const { target } = slide.effect as KeyframeEffect;
    return new DOMMatrix(getComputedStyle(target as Element).transform).e;
  });

/** Ways of a pointer: stops (the index of a group, `panel`, `logo` or `page`), each with the milliseconds it stays there. */
const POINTERS: [what: string, way: string, opened?: number][] = [
  ['that has not rested for 200 ms opens nothing yet', '1 180'],
  ['that rests on a group opens it', '1 220', 1],
  ['that only passes by opens nothing', '1 150, page 2000'],
  ['that crosses the next group into the panel keeps its own', '1 220, 2 60, panel 3000', 1],
  ['that rests on another group switches to it', '1 220, 3 250', 3],
  ['that leaves the panel for good closes it', '0 220, panel 0, page 1000'],
  ['that leaves across the other groups closes too', '1 220, 0 40, logo 2000'],
];

for (const [what, way, opened] of POINTERS) {
  test(`a pointer ${what}`, async ({ timed: page }) => {
    await openActive(page);
    for (const [stop = '', ms] of way.split(', ').map((part) => part.split(' '))) {
      if (stop === 'page') await page.mouse.move(640, 880);
      else if (stop === 'panel') await page.locator(':popover-open a').last().hover();
      else if (stop === 'logo') await page.locator('site-logo:visible').first().hover();
      else await trigger(page, Number(stop)).hover();
      await page.clock.runFor(Number(ms));
    }
    for (const index of navigation.groups.keys()) await expectOpen(page, index, index === opened);
  });
}

test('a click opens at once, the next one or one outside closes', async ({ timed: page }) => {
  await openActive(page);
  for (const close of [() => trigger(page, 0).click(), () => page.mouse.click(640, 880)]) {
    await trigger(page, 0).click();
    await expectOpen(page, 0);
    await page.clock.runFor(1000);
    await close();
    await expectOpen(page, 0, false);
    await page.clock.runFor(1000);
    await expectOpen(page, 0, false);
  }
});

test('a click right after the pointer opened a group does not close it', async ({
  timed: page,
}) => {
  await openActive(page);
  await openByHover(page, 2);
  await page.clock.runFor(100);
  await trigger(page, 2).click();
  await page.clock.runFor(100);
  await expectOpen(page, 2);
  // A click after this time is a new decision of the visitor, and closes the group.
  await page.clock.runFor(1500);
  await trigger(page, 2).click();
  await expectOpen(page, 2, false);
});

test('a group under the pointer opens although the script comes only now, and a click keeps it', async ({
  timed: page,
}) => {
  await open(page, PLAIN);
  await trigger(page, 2).hover();
  await scripted(page);
  await page.clock.runFor(210);
  await expectOpen(page, 2);
  await trigger(page, 2).click();
  await page.clock.runFor(100);
  await expectOpen(page, 2);
});

/** Presses each key and expects the focus on the element that it leads to. */
async function walk(page: Page, moves: [string, Locator][]) {
  for (const [key, target] of moves) {
    await page.keyboard.press(key);
    await expect(target, `after ${key}`).toBeFocused();
  }
}

test('arrow keys, Home and End move between the groups, and take an open panel with them', async ({
  shared: page,
}) => {
  await open(page, PLAIN);
  const last = trigger(page, navigation.groups.length - 1);
  await trigger(page, 0).focus();
  await walk(page, [
    ['ArrowRight', trigger(page, 1)],
    ['ArrowRight', trigger(page, 2)],
    ['ArrowLeft', trigger(page, 1)],
    ['End', last],
    ['ArrowRight', trigger(page, 0)],
    ['ArrowLeft', last],
    ['Home', trigger(page, 0)],
  ]);
  await expect(panel(page, 0)).toBeHidden();
  await page.keyboard.press('Enter');
  await expectOpen(page, 0);
  await page.keyboard.press('ArrowRight');
  await expectOpen(page, 1);
  await expectOpen(page, 0, false);
  await expect(trigger(page, 1)).toBeFocused();
});

test('where text runs from right to left, the left arrow leads on and the right one back', async ({
  shared: page,
}) => {
  await open(page, PLAIN);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await trigger(page, 0).focus();
  await walk(page, [
    ['ArrowLeft', trigger(page, 1)],
    ['ArrowLeft', trigger(page, 2)],
    ['ArrowRight', trigger(page, 1)],
  ]);
});

test('arrow keys go into the panel, through it and back, and Escape out of it', async ({
  shared: page,
}) => {
  await open(page, PLAIN);
  await trigger(page, 1).focus();
  const links = panel(page, 1).getByRole('link');
  await walk(page, [
    ['ArrowDown', links.first()],
    ['ArrowDown', links.nth(1)],
    ['ArrowDown', links.nth(2)],
    ['ArrowUp', links.nth(1)],
    ['End', links.last()],
    ['ArrowDown', links.first()],
    ['ArrowDown', links.nth(1)],
    ['Home', links.first()],
    ['ArrowUp', trigger(page, 1)],
    ['ArrowDown', links.first()],
  ]);
  await expectOpen(page, 1);
  await page.keyboard.press('Escape');
  await expectOpen(page, 1, false);
  await expect(trigger(page, 1)).toBeFocused();
});

test('Escape also closes what the pointer opened', async ({ timed: page }) => {
  await openActive(page);
  await openByHover(page, 0);
  await page.keyboard.press('Escape');
  await expectOpen(page, 0, false);

  // Nothing had the focus when the pointer opened the group, so the browser knows no element to return it to.
  await openByHover(page, 1);
  await panel(page, 1).getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expectOpen(page, 1, false);
  await expect(trigger(page, 1)).toBeFocused();
});

test('focus that leaves the menu closes it, forwards and backwards', async ({ shared: page }) => {
  await open(page, PLAIN);
  await trigger(page, 5).focus();
  await page.keyboard.press('ArrowDown');
  await expectOpen(page, 5);
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(page.locator('site-search > a')).toBeFocused();
  await expectOpen(page, 5, false);

  await trigger(page, 0).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, 0);
  await page.keyboard.press('Shift+Tab');
  await expectOpen(page, 0, false);
});

test('the next group slides in from its own side, the first one from nowhere', async ({ page }) => {
  await page.goto(PLAIN);
  // Animations are slowed down, so that the slide is still running when the test looks.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  await trigger(page, 1).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, 1);
  expect(await slideOf(panel(page, 1))).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expectOpen(page, 2);
  expect(await slideOf(panel(page, 2))).toBeGreaterThan(10);
  await page.keyboard.press('ArrowLeft');
  await expectOpen(page, 1);
  expect(await slideOf(panel(page, 1))).toBeLessThan(-10);
});

test('a pointer that cuts a corner outside the menu does not lose it', async ({ timed: page }) => {
  await openActive(page);
  await openByHover(page, 1);
  const { box } = await centre(trigger(page, 1));
  const header = await centre(page.locator('site-header > header'));
  // A point between the bar and the panel, beside the group, at which the pointer is over neither.
  const gap = { x: box.x + box.width + 60, y: (box.y + box.height + header.box.height) / 2 };
  await page.mouse.move(gap.x, gap.y);
  const isOutside = await page.evaluate(
    ({ x, y }) =>
      !document.elementFromPoint(x, y)?.closest('mega-menu [popovertarget], mega-menu [popover]'),
    gap,
  );
  expect(isOutside, 'the corner is no part of the menu').toBe(true);
  await page.clock.runFor(250);
  await expectOpen(page, 1);
  await panel(page, 1).getByRole('link').last().hover();
  await page.clock.runFor(3000);
  await expectOpen(page, 1);
});

test('choosing a link closes the menu and marks where the visitor is', async ({ shared: page }) => {
  await open(page, '/solutions/real-estate');
  await markDocument(page);
  const current = megaMenu(page).locator('a[aria-current]');
  const marked = () =>
    current.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(await marked())).toEqual(new Set(['/solutions/real-estate']));
  await trigger(page, 4).click();
  await panel(page, 4).locator('a[href="/features/multi-chain"]').click();
  await expect(headline(page)).toHaveText(offerAt('/features/multi-chain').hero.title);
  await expectOpen(page, 4, false);
  // The marks change one frame after the heading.
  await expect.poll(async () => [...new Set(await marked())]).toEqual(['/features/multi-chain']);
  await expect(current.first()).toHaveAttribute('aria-current', 'page');
  expect(await isMarkedDocument(page), 'the document was not loaded anew').toBe(true);
});

test('without scripts a click opens a group, Escape closes it, and its links lead on', async ({
  scriptless: page,
}) => {
  await open(page, PLAIN);
  await trigger(page, 2).click();
  await expect(panel(page, 2)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page, 2)).toBeHidden();
  await trigger(page, 2).click();
  await panel(page, 2).locator('a[href="/industries/energy"]').click();
  await expect(page).toHaveURL('/industries/energy');
});

test('at every width the header has room for one navigation: a burger below 1024 px, groups from there', async ({
  shared: page,
}) => {
  await open(page, PLAIN);
  const burger = page.getByRole('button', { name: messages.menu, exact: true });
  for (const width of [320, 390, 768, 1023, 1024, 1100, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(burger, `burger at ${width} px`).toBeVisible({ visible: width < 1024 });
    await expect(megaMenu(page), `groups at ${width} px`).toBeVisible({ visible: width >= 1024 });
    const boxes = await page.getByRole('banner').evaluate((header) =>
      [
        ...header.querySelectorAll(
          'img, mega-menu [popovertarget], site-search > a, mobile-menu > button',
        ),
        ...header.querySelectorAll(':scope > div > div:last-child a[href="/contact"]'),
      ]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width: wide }) => wide > 0)
        .map(({ left, right, height }) => ({ left, right, height }))
        .sort((a, b) => a.left - b.left),
    );
    const [logo] = boxes;
    expect.soft(Math.round((logo?.right ?? 0) - (logo?.left ?? 0)), 'logo').toBeGreaterThan(95);
    expect.soft(boxes.at(-1)?.right, `at ${width} px`).toBeLessThanOrEqual(width - 20);
    for (const [index, { left, height }] of boxes.entries()) {
      expect.soft(left, `at ${width} px`).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      expect.soft(height, 'one line').toBeLessThan(50);
    }
    const search = await page.locator('site-search > a').boundingBox();
    const finger = Math.min(search?.width ?? 0, search?.height ?? 0);
    expect.soft(finger, 'a finger hits the search').toBeGreaterThanOrEqual(44);
  }
});
