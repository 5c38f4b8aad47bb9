import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

type Axe = typeof axe;

/** The minified build, because it is sent to every page that is judged and parsed there. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * A link within a text may stand out by its style or by its colour. Measuring the colour takes nearly half of
 * the time of all rules that measure nothing else, so it is measured only where the style is not enough.
 */
const LINK = { id: 'link-in-text-block', any: ['link-in-text-block-style'] };

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Runs axe on a page in its present state and returns its complaints, one line for each element. axe runs in
 * the page itself: the wrapper for Playwright takes five times as long and is needed only for frames, of
 * which the site has none.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(SOURCE);
  const options: axe.RunOptions = {
    runOnly: WCAG_22_AA,
    // Reading every stylesheet takes long, and only an experimental rule, which is not run, needs it.
    preload: { assets: ['media'] },
    resultTypes: ['violations'],
  };
  const violations = await page.evaluate(
    async ([chosen, link]) => {
      const { axe } = window as unknown as { axe: Axe };
      // Content far outside the window is not laid out yet and has an estimated height, so axe would measure
      // its text where its background is not. A rule outside all cascade layers takes precedence over the
      // stylesheets, but does not show what a script has hidden.
      const laidOut = new CSSStyleSheet();
      laidOut.replaceSync(':not([hidden]) { content-visibility: visible }');
      document.adoptedStyleSheets.push(laidOut);
      // The page's own observers registered before this one, so their callbacks have run when this one is
      // called.
      await new Promise<void>((resolve) => {
        const last = new ResizeObserver(() => resolve(last.disconnect()));
        last.observe(document.body);
      });
      axe.configure({ rules: [link] });
      const { violations } = await axe.run(document, chosen);
      const faults = violations.filter(({ id }) => id !== link.id);
      if (faults.length < violations.length) {
        axe.reset();
        faults.push(...(await axe.run(document, { ...chosen, runOnly: [link.id] })).violations);
      }
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (sheet) => sheet !== laidOut,
      );
      return faults;
    },
    [options, LINK] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}
