import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { ANSWERS, answer, form, mailLink, readMail, send, typed } from './support/form.ts';
import { hold, open, recordRequests } from './support/page.ts';
import { expect, test } from './support/test.ts';

/**
 * Translates what is shown as Google's translator does in Chrome: each text is put into two `font` elements, and the
 * document says the language that it was translated to. The words stay, so that tests find them.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, font'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${text.data} ›`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

/** Everything that the page reports as an error from now on, in the console or as uncaught. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Pages that have each kind of island between them. */
const ISLANDS = [
  '/contact',
  '/resources/blog',
  '/use-cases/carbon-trading',
  '/tools/blueprint',
  '/tools/transfer-playground',
];

for (const path of ISLANDS) {
  test(`islands of ${path} wake on their translated elements, and go on when translated again`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await open(page, path);
    await translate(page);
    const islands = page.locator('astro-island');
    const count = await islands.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      const island = islands.nth(index);
      const control = island.locator('input, select, button, a').first();
      const marked = await control.elementHandle();
      await control.dispatchEvent('focusin');
      await expect(island).not.toHaveAttribute('ssr');
      // React has taken over once it knows the element.
      await expect
        .poll(() => control.evaluate((node) => Object.keys(node).join()))
        .toContain('__reactProps');
      expect(await marked?.evaluate((node) => node.isConnected), 'no element was replaced').toBe(
        true,
      );
    }
    await translate(page);
    expect(errors).toEqual([]);
  });
}

test('the first Send keeps what was typed before the form woke', async ({ page }) => {
  const errors = errorsOf(page);
  const letGo = await hold(page, /ContactForm\.island/);
  await open(page, '/contact');
  await translate(page);
  await answer(page);
  await send(page).click();
  expect(await typed(page)).toEqual(ANSWERS);
  letGo();
  await expect(mailLink(page)).toBeVisible();
  expect((await readMail(mailLink(page))).body).toContain('date farm');
  expect(errors).toEqual([]);
});

test('a form with faults says them, is mended and sent, translated all the while', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await open(page, '/contact');
  await translate(page);
  await send(page).click();
  await expect(form(page).getByRole('alert')).toBeFocused();
  await translate(page);
  await answer(page);
  await translate(page);
  await send(page).click();
  await expect(mailLink(page)).toBeVisible();
  expect(errors).toEqual([]);
});

/** Puts an element before and one around the box of each field, as password managers and other add-ons do. */
const addForeign = (page: Page) =>
  page.locator('#content :is(input, select, textarea)').evaluateAll((fields) => {
    for (const box of fields.map((field) => field.parentElement)) {
      const around = document.createElement('div');
      box?.before(document.createElement('div'), around);
      if (box) around.append(box);
    }
  });

test('a form that add-ons put elements into takes what is typed, says faults and is sent', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await open(page, '/contact');
  await addForeign(page);
  const email = page.locator('#email');
  const printed = await email.elementHandle();
  await email.fill('layla');
  await addForeign(page);
  await send(page).click();
  await expect(form(page).getByRole('alert')).toBeFocused();
  await addForeign(page);
  await answer(page);
  expect(await printed?.evaluate((field) => field === document.querySelector('#email'))).toBe(true);
  await expect(page.locator('[hidden] #email, [inert] #email')).toHaveCount(0);
  expect(await typed(page)).toEqual(ANSWERS);
  await send(page).click();
  await expect(mailLink(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('the search, the lists and the blueprint ask for the files of the published language', async ({
  page,
}) => {
  const requests = recordRequests(page);
  await open(page, '/search');
  await translate(page);
  await page.locator('#content [name="q"]').fill('custdy');
  await expect(page.locator('#content [data-part="list"] a').first()).toContainText(/custody/i);
  await open(page, '/resources/blog');
  await translate(page);
  await page.locator('filter-list [name="q"]').fill('custdy');
  await expect(page.locator('filter-list [data-part="item"]:visible').first()).toContainText(
    /custody/i,
  );
  await open(page, '/tools/blueprint');
  await translate(page);
  const issuer = page.locator('#plan-issuer');
  await issuer.focus();
  await issuer.selectOption('adgm');
  await expect(page).toHaveURL(/issuer=adgm/);
  await expect(page.locator('#tool [role="status"]').first()).toContainText(/\d{4}/);
  const paths = requests.map((url) => new URL(url).pathname);
  expect(paths.filter((path) => path.startsWith('/fr/'))).toEqual([]);
  expect(paths).toContain('/search-index.json');
  expect(paths).toContain('/tools/blueprint.json');
});

test('the playground sends by the first press what was typed before it woke', async ({ page }) => {
  const { tool } = parse(readFileSync('content/pages/tools/transfer-playground.yaml', 'utf8')) as {
    tool: { messages: { acts: { transfer: { title: string } } } };
  };
  const errors = errorsOf(page);
  const letGo = await hold(page, /Playground\.island/);
  await open(page, '/tools/transfer-playground');
  await translate(page);
  await page.locator('#transfer-amount').fill('12');
  await page.locator('#transfer-from').selectOption('bilal');
  const transfer = page.getByRole('form', { name: tool.messages.acts.transfer.title });
  await transfer.getByRole('button').click();
  letGo();
  await expect(page.locator('#tool').getByRole('status').first()).toContainText(/\b12\b/);
  expect(errors).toEqual([]);
});
