import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { replay } from '../../scripts/playground/replay.ts';
import type { InitialState } from '../../src/features/playground/chain/initial-state.ts';
import initialState from '../../src/features/playground/initial-state.json' with { type: 'json' };
import { transferPlaygroundPage } from '../../src/schemas/playground/transfer-playground.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const PATH = '/tools/transfer-playground';
const page = readFileSync('content/pages/tools/transfer-playground.yaml', 'utf8');
const { scenarios, messages, checks, people } = transferPlaygroundPage.shape.tool.parse(
  parse(page).tool,
);

/** The live region, with what a screen reader was told last. */
const status = (shared: Page) => shared.locator('#tool').getByRole('status').first();
const run = (shared: Page) => shared.getByRole('button', { name: messages.guide.run });

/** Waits until the scenario in the address has been played. Before that, the page shows its example. */
async function ready(shared: Page, scenario: string): Promise<void> {
  await expect(shared.locator(`[id="${scenario}"]`)).toHaveAttribute('data-shown', 'true');
  await expect(shared.locator('[aria-busy="false"]')).toBeVisible();
}

test('the tool begins in the first screen, on a wide one with the button of its next step', async ({
  cleaned,
}) => {
  const endOf = async (control: Locator) => {
    const { y, height } = (await control.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return y + height;
  };
  await open(cleaned, PATH, 1440, 900);
  expect(await endOf(run(cleaned))).toBeLessThan(900);
  await open(cleaned, PATH, 390, 844);
  expect(await endOf(cleaned.locator('#tool nav a').first())).toBeLessThan(844);
});

test('a scenario is done by the keyboard, and its transcript is the same in both machines', async ({
  cleaned,
}) => {
  await open(cleaned, `${PATH}#approval`);
  const { steps = [] } = scenarios.find(({ id }) => id === 'approval') ?? {};
  await ready(cleaned, 'approval');
  for (const [index] of steps.entries()) {
    await run(cleaned).focus();
    await cleaned.keyboard.press('Enter');
    await expect(cleaned.locator('#approval [data-done="true"]')).toHaveCount(index + 1);
  }
  await expect(run(cleaned)).toHaveCount(0);
  await expect(status(cleaned)).toContainText(checks.approval.name);
  const saved = cleaned.waitForEvent('download');
  await cleaned.getByRole('button', { name: messages.keep.save }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  const { differences, transactions } = await replay(file, initialState as unknown as InitialState);
  expect([transactions, differences]).toEqual([steps.length, []]);
});

test('a holder is dragged onto another, and the refusing rule is named with its line of code', async ({
  shared,
}) => {
  await open(shared, `${PATH}#free`);
  const row = (name: string) => shared.getByRole('row', { name }).first();
  await ready(shared, 'free');
  await row(people.bilal.name).hover();
  await shared.mouse.down();
  await row(people.emma.name).hover();
  await shared.mouse.up();
  await expect(status(shared)).toContainText(checks.countries.rule);
  await expect(shared.locator('#tool figure code')).toHaveText(initialState.lines.countries.text);
});

test('a link to a state opens it again, past the head of the page', async ({ shared }) => {
  await open(shared, `${PATH}#free!freeze.bilal.1!transfer.amna.bilal.5`);
  await expect(shared.locator('#tool figure code')).toHaveText(initialState.lines.frozen.text);
  await expect(shared.locator('#free')).toBeInViewport();
});

test('without the worker it says so', async ({ cleaned }) => {
  await cleaned.route('**/playground.worker*', (route) => route.abort());
  await open(cleaned, `${PATH}#country`);
  await expect(cleaned.getByText(messages.keep.failed)).toBeVisible();
});

test('without scripts every scenario can be read', async ({ scriptless }) => {
  await open(scriptless, PATH);
  for (const { title } of scenarios)
    await expect(scriptless.getByRole('heading', { name: title })).toBeVisible();
  await expect(scriptless.getByRole('button', { name: messages.guide.run })).toHaveCount(0);
});
