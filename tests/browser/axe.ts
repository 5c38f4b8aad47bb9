import type { Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe has against a page as it stands, one line for each element. axe is run in the page itself:
 * the wrapper for Playwright takes five times as long, and only frames, which we have none of, need it.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (runOnly) => {
    const run = (window as unknown as { axe: typeof axe }).axe.run;
    // Reading every stylesheet takes long, and only an experimental rule, which is not run, asks for it.
    const preload = { assets: ['media' as const] };
    return (await run(document, { runOnly, preload, resultTypes: ['violations'] })).violations;
  }, WCAG_22_AA);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}
