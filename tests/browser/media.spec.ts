import { messages, navigation, offers } from './support/content.ts';
import { headline, megaMenu, open } from './support/page.ts';
import { distinctPages, ENOUGH } from './support/scope.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });
// The looping video of the home page and its button are shown only to visitors who do not ask for less
// motion.
test.use(WITH_MOTION);

const CHAIN = '/features/multi-chain';
const PATHS = ['/', '/contact', ...offers.map(({ path }) => path)];
/**
 * One page for each set of elements and classes: pages that share them are shown and hidden by the same
 * styles.
 */
const DISTINCT = distinctPages(PATHS, ENOUGH);

test.describe('in forced colours', () => {
  test('the selected feature, buttons and badges can be told apart', async ({ shared: page }) => {
    await open(page, CHAIN);
    await page.emulateMedia({ forcedColors: 'active' });
    /** The width of the line by which a tab shows that it is selected. */
    const mark = (index: number) =>
      page
        .locator('#features [id^="tab-"]')
        .nth(index)
        .evaluate((tab) => {
          const line = getComputedStyle(tab, '::after');
          const isDrawn = line.content !== 'none' && line.borderInlineStartStyle === 'solid';
          const isSeen = line.borderInlineStartColor !== getComputedStyle(tab).backgroundColor;
          return isDrawn && isSeen ? Number.parseFloat(line.borderInlineStartWidth) : 0;
        });
    expect.soft(await mark(0), 'before hydration').toBeGreaterThanOrEqual(2);
    expect.soft(await mark(1), 'before hydration').toBe(0);
    await page.locator('#features [id^="tab-"]').nth(2).click();
    await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
    expect.soft(await mark(2), 'after hydration').toBeGreaterThanOrEqual(2);
    expect.soft(await mark(1), 'after hydration').toBe(0);
    const buttons = page.getByRole('main').locator('header div > a:first-child');
    await expect(buttons).not.toHaveCount(0);
    for (const button of await buttons.all()) {
      const { style, width, same } = await button.evaluate((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
        const ground = getComputedStyle(document.body).backgroundColor;
        return { style: borderTopStyle, width: borderTopWidth, same: borderTopColor === ground };
      });
      expect([style, width, same]).toEqual(['solid', '1px', false]);
    }
  });

  test('the current page is marked in the menu, the focus everywhere', async ({ shared: page }) => {
    await open(page, '/contact');
    await page.emulateMedia({ forcedColors: 'active' });
    const group = navigation.groups.at(-1);
    await megaMenu(page).getByRole('button', { name: group?.title, exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    const style = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
      return [outlineStyle, Number.parseFloat(outlineWidth) >= 2];
    });
    expect(style).toEqual(['solid', true]);
    const border = (href: string) =>
      page.locator(`#menu-${group?.id} li a[href="${href}"]`).evaluate((link) => {
        const { borderInlineStart, outline, textDecoration, fontWeight } = getComputedStyle(link);
        return `${borderInlineStart} ${outline} ${textDecoration} ${fontWeight}`;
      });
    expect(await border('/contact')).not.toBe(await border('/portfolio'));
  });

  test('the word beside the logo can be read', async ({ shared: page }) => {
    await open(page, '/contact');
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    for (const part of ['site-header > header', 'footer']) {
      const brightness = await page
        .locator(`${part} site-logo img`)
        .first()
        .evaluate((image) => {
          // The logo is drawn for dark backgrounds, so the nearest background behind it has to be dark.
          for (let at: Element | null = image; at; at = at.parentElement) {
            const [red = 0, green = 0, blue = 0, alpha = 1] = (
              getComputedStyle(at).backgroundColor.match(/[\d.]+/g) ?? []
            ).map(Number);
            if (alpha > 0.5) return red + green + blue;
          }
          return 765;
        });
      expect.soft(brightness, `behind the logo of ${part}`).toBeLessThan(300);
    }
  });

  test('the burger can be seen', async ({ shared: page }) => {
    await open(page, '/contact', 390, 844);
    await page.emulateMedia({ forcedColors: 'active' });
    const lines = await page.locator('mobile-menu > button > *').evaluate((element) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return [getComputedStyle(element), getComputedStyle(element, '::before')].map(
        ({ backgroundColor }) =>
          backgroundColor !== ground && !/^rgba.* 0\)$/.test(backgroundColor),
      );
    });
    expect(lines).toEqual([true, true]);
    await page.locator('mobile-menu > button').click();
    const close = await page
      .getByRole('button', { name: messages.closeMenu })
      .evaluate((element) => {
        const { backgroundColor } = getComputedStyle(element, '::before');
        const ground = getComputedStyle(element.closest('[popover]') as Element).backgroundColor;
        return backgroundColor !== ground && !/^rgba.* 0\)$/.test(backgroundColor);
      });
    expect(close, 'the cross of the close button').toBe(true);
  });
});

/** quiet.spec.ts checks on all pages that nothing scrolls horizontally here, and how high the header is. */
test.describe('at 400 % zoom of a 1280 by 1024 screen', () => {
  test('the header never hides what has the focus', async ({ shared: page }) => {
    await open(page, '/contact', 320, 256);
    for (const key of [...Array(20).fill('Tab'), ...Array(40).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const hidden = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const header = document.querySelector('site-header > header') as HTMLElement;
        const isElsewhere = element === document.body || element.matches('[href="#content"]');
        if (isElsewhere || header.contains(element)) return undefined;
        const { top, bottom } = element.getBoundingClientRect();
        const isHidden = bottom <= header.getBoundingClientRect().bottom + 4;
        return isHidden || top >= innerHeight - 4 ? element.outerHTML.slice(0, 80) : undefined;
      });
      expect(hidden, key).toBeUndefined();
    }
  });

  test('the mobile menu can be read to its end', async ({ shared: page }) => {
    await open(page, '/contact', 320, 256);
    await page.locator('mobile-menu > button').click();
    const tiles = page.locator('#menu li > button');
    for (const last of [tiles, page.locator('#menu a:visible')]) {
      await last.last().scrollIntoViewIfNeeded();
      await expect(last.last()).toBeInViewport();
    }
    await tiles.last().click();
    const inGroup = page.locator('#menu li > :popover-open li a').last();
    // A panel that opens scrolls to what it gives the focus to.
    await expect(async () => {
      await inGroup.scrollIntoViewIfNeeded();
      await expect(inGroup).toBeInViewport({ timeout: 1000 });
    }).toPass();
  });
});

test.describe('without scripts', () => {
  for (const path of DISTINCT) {
    test(`${path} can be read whole`, async ({ scriptless: page }) => {
      await open(page, path);
      await expect(headline(page)).toBeVisible();
      const main = page.getByRole('main');
      // Choosing a time needs a script; the section of the times says what to do without one.
      // What a closed fold holds opens without one.
      const folded = 'details:not([open]) > :not(summary)';
      const headings = main.locator(
        `:is(h1, h2, h3, h4):not(#book astro-island *, ${folded}, ${folded} *)`,
      );
      await expect(headings.filter({ visible: false })).toHaveCount(0);
      // Controls that need a script are not shown.
      await expect(page.locator('hero-video > button')).toBeHidden();
      const offer = offers.find((page) => page.path === path)?.offer;
      for (const { longDescription } of offer?.features.items ?? []) {
        await expect(main.locator('#features').getByText(longDescription)).toBeVisible();
      }
      await expect(megaMenu(page).getByRole('button')).toHaveCount(6);
    });
  }
});

const LAYERS = ['reset', 'tokens', 'base', 'ui', 'site', 'sections', 'layouts', 'utilities'];

test('the layers of the cascade come in their order, and nothing stands outside them', async ({
  shared: page,
}) => {
  await open(page, CHAIN);
  const { found, loose } = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const names = rules.flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
      return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
    });
    const outside = rules.filter((rule) => rule instanceof CSSStyleRule);
    return { found: [...new Set(names)], loose: outside.map((rule) => rule.selectorText) };
  });
  expect(found).toEqual(LAYERS);
  // Exceptions are Astro's own style elements: the names of the fonts on the root, and its island element.
  expect(loose.filter((selector) => !/^:root$|^astro-island/.test(selector))).toEqual([]);
});
