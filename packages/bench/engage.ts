import type { Page } from '@playwright/test';
import { PHONE } from './emulation.ts';

/** How long something may take to react to the pointer before the next is tried, in milliseconds. */
const MOMENT = 350;

/** Scrolls to the end in steps of one screen, so that lazy pictures and counters come into view. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async (pause) => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }, 100);
  await page.waitForLoadState('networkidle');
}

/** Uses everything on a page that reacts: its islands, the mega menu, the phone's menu. */
export async function engageAll(page: Page): Promise<void> {
  for (const trigger of await page.locator('mega-menu [popovertarget]:visible').all()) {
    await trigger.hover();
    await page.waitForTimeout(MOMENT);
  }
  await page.keyboard.press('Escape');
  await readToTheEnd(page);
  for (const island of await page.locator('astro-island').all()) {
    const control = island.locator('button, a, input, select, textarea, summary').first();
    if (await control.isVisible()) await control.hover();
    if (await control.isVisible()) await control.focus();
  }
  await page.waitForLoadState('networkidle');
  for (const control of await page.locator('astro-island:not([ssr]) [role="tab"]').all()) {
    await control.click();
  }
  await page.evaluate(() => scrollTo(0, 0));
  if (PHONE.viewport) await page.setViewportSize(PHONE.viewport);
  await page.locator('header button:visible').first().click();
  await page.waitForTimeout(MOMENT);
  await page.waitForLoadState('networkidle');
}
