import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { allRoutes } from './routes.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [390, 1280];

for (const path of allRoutes()) {
  test(`axe finds nothing on ${path}`, async ({ shared: page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} at ${width} px: ${help} (${target.join(' ')})`),
      );
      expect.soft(found).toEqual([]);
    }
  });
}
