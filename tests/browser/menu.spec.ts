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

/** Clicks on a group: what came before, the milliseconds since then, and whether the group is open after the click. */
const CLICKS: [what: string, before: 'nothing' | 'hover' | 'click', ms: number, isOpen: boolean][] =
  [
    ['opens at once', 'nothing', 0, true],
    ['right after the pointer opened it keeps it', 'hover', 100, true],
    ['later is a new decision and closes it', 'hover', 1500, false],
    ['after a click closes it', 'click', 1000, false],
  ];

for (const [what, before, ms, isOpen] of CLICKS)
  test(`a click on a group ${what}`, async ({ timed: page }) => {
    await openActive(page);
    if (before === 'hover') await openByHover(page, 2);
    if (before === 'click') await trigger(page, 2).click();
    await page.clock.runFor(ms);
    await trigger(page, 2).click();
    await expectOpen(page, 2, isOpen);
    await page.clock.runFor(1000);
    await expectOpen(page, 2, isOpen);
  });

test('a click beside an open panel closes it, and reaches nothing of the page', async ({
  timed: page,
}) => {
  await openActive(page);
  await trigger(page, 0).click();
  await page.clock.runFor(100);
  const main = page.locator('main');
  await expect(main).toHaveJSProperty('inert', true);
  await page.mouse.click(640, 880);
  await expectOpen(page, 0, false);
  await page.clock.runFor(100);
  await expect(main).toHaveJSProperty('inert', false);
  await expect(page).toHaveURL(PLAIN);
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

/**
 * Ways by keys from a group: each key with what then has the focus, `t1` for the second group and `l0` for the first link
 * of the open panel, `-1` for the last; then which group is open.
 */
const KEYS: [what: string, from: number, way: string, opened?: number][] = [
  [
    'arrow keys, Home and End move between the groups',
    0,
    'ArrowRight t1, ArrowRight t2, ArrowLeft t1, End t-1, ArrowRight t0, ArrowLeft t-1, Home t0',
  ],
  ['an open panel goes with them', 0, 'Enter t0, ArrowRight t1', 1],
  [
    'they go into the panel, through it and back',
    1,
    'ArrowDown l0, ArrowDown l1, ArrowDown l2, ArrowUp l1, End l-1, ArrowDown l0, ArrowDown l1, Home l0, ArrowUp t1',
    1,
  ],
  ['Escape closes the panel and gives the focus back', 1, 'ArrowDown l0, Escape t1'],
];

for (const [what, from, way, opened] of KEYS)
  for (const dir of ['ltr', 'rtl'])
    test(`${what} (${dir})`, async ({ shared: page }) => {
      await open(page, PLAIN);
      await page.evaluate((set) => {
        document.documentElement.dir = set;
      }, dir);
      await trigger(page, from).focus();
      for (const [key = '', target = ''] of way.split(', ').map((step) => step.split(' '))) {
        const turned: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
        await page.keyboard.press((dir === 'rtl' && turned[key]) || key);
        const all = target.startsWith('t')
          ? megaMenu(page).getByRole('button')
          : page.locator('mega-menu li > :popover-open').getByRole('link');
        await expect(all.nth(Number(target.slice(1))), `after ${key}`).toBeFocused();
      }
      for (const index of navigation.groups.keys()) await expectOpen(page, index, index === opened);
    });

test('Escape also closes what the pointer opened, though nothing had the focus', async ({
  timed: page,
}) => {
  await openActive(page);
  await openByHover(page, 0);
  await page.keyboard.press('Escape');
  await expectOpen(page, 0, false);
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
  for (const [key, index, side] of [
    ['Enter', 1, 0],
    ['ArrowRight', 2, 1],
    ['ArrowLeft', 1, -1],
  ] as const) {
    await page.keyboard.press(key);
    await expectOpen(page, index);
    const slide = await slideOf(panel(page, index));
    expect(Math.abs(slide) > 10 ? Math.sign(slide) : 0, key).toBe(side);
  }
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
  await expect(headline(page)).toContainText(offerAt('/features/multi-chain').hero.title);
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
  for (const width of [320, 390, 768, 1023, 1024, 1100, 1280, 1920]) {
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

test('at 1280 px every name of a menu stands on one line, in the header and in the panels', async ({
  shared: page,
}) => {
  for (const path of [PLAIN, `/ar${PLAIN}`]) {
    await open(page, path);
    for (const button of await megaMenu(page).getByRole('button').all()) {
      await button.click();
      const broken = await page.locator('mega-menu li').evaluateAll((items) =>
        items
          .map((item) => item.querySelector(':scope > button, :scope > a')?.firstChild)
          .filter((name) => {
            const range = document.createRange();
            if (name) range.selectNodeContents(name);
            const { height } = range.getBoundingClientRect();
            const line = Number.parseFloat(
              getComputedStyle(name?.parentElement ?? document.body).fontSize,
            );
            return height > 2.2 * line;
          })
          .map((name) => name?.textContent),
      );
      expect.soft(broken, path).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
});
