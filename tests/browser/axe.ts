import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

type Axe = typeof axe;

/** The small file: each page that is judged has to be sent it and to read it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * A link within a text stands out by its style or else by its colour. Measuring the colour takes nearly half of the time
 * of all rules that measure nothing else, so that it is done only where the style does not do.
 */
const LINK = { id: 'link-in-text-block', any: ['link-in-text-block-style'] };

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe has against a page as it stands, one line for each element. axe is run in the page itself:
 * the wrapper for Playwright takes five times as long, and only frames, which we have none of, need it.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(SOURCE);
  const options: axe.RunOptions = {
    runOnly: WCAG_22_AA,
    // Reading every stylesheet takes long, and only an experimental rule, which is not run, asks for it.
    preload: { assets: ['media'] },
    resultTypes: ['violations'],
  };
  const violations = await page.evaluate(
    async ([chosen, link]) => {
      const { axe } = window as unknown as { axe: Axe };
      // What is far off and not laid out yet has a guessed height: its words would be measured where no ground is
      // under them. Unlayered, this precedes the stylesheets, and not what a script has hidden.
      const laidOut = new CSSStyleSheet();
      laidOut.replaceSync(':not([hidden]) { content-visibility: visible }');
      document.adoptedStyleSheets.push(laidOut);
      // Scripts that measure what has just been laid out come first: theirs were observed before this.
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
