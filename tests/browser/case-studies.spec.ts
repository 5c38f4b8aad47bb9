import type { Page } from '@playwright/test';
import { inScope } from '../support/scope.ts';
import { caseStudies } from './support/content.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const STUDIES = '/resources/case-studies';
const { items } = caseStudies.studies;
const { choices } = caseStudies.trial;
const last = items.at(-1) ?? { id: '' };

const study = (page: Page, id: string) => page.locator(`article#${id}`);

test('a screen beside words changes sides from study to study, and one as wide as the page stands below them', async ({
  shared: page,
}) => {
  await open(page, STUDIES, 1440, 900);
  for (const [place, { id, screen }] of items.entries()) {
    const [words, drawn] = await Promise.all(
      ['h2', 'figure'].map((part) => study(page, id).locator(part).first().boundingBox()),
    );
    if (!words || !drawn) throw new Error(`${id} has no heading or no screen`);
    if (screen.kind === 'lists' || screen.kind === 'clearing')
      expect.soft(drawn.x < words.x, id).toBe(place % 2 === 1);
    else expect.soft(drawn.y, id).toBeGreaterThan(words.y + words.height);
  }
});

test('the answer of the sample is that of the chosen day, and an arrow key chooses the other one', async ({
  scriptless: page,
}) => {
  await open(page, STUDIES);
  const sample = page.getByRole('group', { name: caseStudies.trial.title });
  const answers = choices.map(({ because }) => sample.getByText(because));
  const days = sample.getByRole('radio');
  await expect(days.first()).toBeChecked();
  for (const chosen of [0, 1]) {
    for (const [index, answer] of answers.entries())
      await expect(answer).toBeVisible({ visible: index === chosen });
    if (chosen === 0) await days.first().press('ArrowRight');
  }
  await expect(days.last()).toBeChecked();
});

test('an address with the name of a study leads to it, and the header covers no heading', async ({
  scriptless: page,
}) => {
  for (const { id } of inScope([last], items.slice(0, -1))) {
    await open(page, `${STUDIES}#${id}`);
    const heading = study(page, id).getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport();
    const top = (await heading.boundingBox())?.y ?? 0;
    const header = await page.locator('site-header > header').boundingBox();
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});
