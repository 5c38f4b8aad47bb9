import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { labels } from './support/content.ts';
import {
  ANSWERS,
  answer,
  BUDGET,
  copyBox,
  exampleOf,
  field,
  form,
  mailLink,
  playEndpoint,
  readMail,
  receipt,
  says,
  send,
  typed,
  wake,
} from './support/form.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const PATH = exampleOf('contact-panel');
const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('message-draft'));

/** Opens the example with a clock that the test moves, and fills in the form as slowly as a person. */
async function begin(page: Page) {
  await page.clock.install({ time: new Date('2026-11-22T06:00:00Z') });
  await page.goto(PATH);
  await wake(page);
  await page.clock.runFor(5000);
  await answer(page);
}

/** Advances the clock over the pauses between attempts until a heading is shown. */
const until = (page: Page, title: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return receipt(page, title).count();
    })
    .toBe(1);

test('a message is posted as JSON, and its receipt takes the place of the form', async ({
  page,
}) => {
  const endpoint = await playEndpoint(page, (route) => route.fulfill({ status: 204 }));
  await begin(page);
  await form(page).getByRole('checkbox').check();
  await send(page).click();
  await expect(receipt(page, says.takenTitle)).toBeFocused();

  const [packet] = endpoint.packets();
  expect(packet).toEqual({
    kind: 'message',
    reference: expect.stringMatching(/^FJ-20261122-\w{5}$/),
    fields: {
      'first-name': 'Layla',
      'last-name': 'Haddad',
      email: 'layla@company.example',
      company: 'Aflaj Holding',
      interest: '',
      budget: BUDGET.value,
      message: ANSWERS[labels.message],
    },
    consent: true,
    language: 'en',
    sentAt: expect.stringMatching(/^2026-11-22T06:00:\d\d\.\d{3}Z$/),
    page: new URL(PATH).pathname,
    visit: { first: new URL(PATH).pathname, host: '' },
  });
  expect(endpoint.keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(await endpoint.requests[0]?.headerValue('cookie')).toBeNull();

  await expect(page.getByText(packet.reference, { exact: true })).toBeVisible();
  expect(await copyBox(page).inputValue()).toContain(ANSWERS[labels.message]);
  await expect(page.getByRole('definition').nth(1)).toContainText(/22 November.*11:00.*Dubai/);
  await expect(mailLink(page)).toHaveCount(0);
  expect(await draftOf(page)).toBeNull();
  expect(await axeFaults(page)).toEqual([]);
});

test('a slow endpoint: the form says that it sends, and a double click sends once', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const endpoint = await playEndpoint(page, async (route) => {
    await held;
    await route.fulfill({ status: 200, json: {} });
  });
  await begin(page);
  await send(page).dblclick();
  await expect(form(page).getByRole('status').filter({ hasText: says.sending })).toBeVisible();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(send(page)).toBeFocused();
  await send(page).press('Enter');
  expect(await draftOf(page)).toContain('Layla');
  release();
  await expect(receipt(page, says.takenTitle)).toBeFocused();
  expect(endpoint.requests).toHaveLength(1);
});

test('what is typed while a message is on its way is another message', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await playEndpoint(page, async (route) => {
    await held;
    await route.fulfill({ json: {} });
  });
  await begin(page);
  await send(page).click();
  await field(page, labels.message).fill('One more thing.');
  release();
  await expect(receipt(page, says.takenTitle)).toBeFocused();
  expect(await copyBox(page).inputValue()).not.toContain('One more thing.');
  await page.getByRole('button', { name: says.another }).click();
  await expect(field(page, labels.message)).toHaveValue('One more thing.');
  expect(await draftOf(page)).toContain('One more thing.');
});

test('a dead endpoint: the e-mail is offered, everything is kept, and a later try has the same key', async ({
  page,
}) => {
  let lives = false;
  const endpoint = await playEndpoint(page, (route) =>
    lives ? route.fulfill({ json: {} }) : route.abort('connectionreset'),
  );
  await begin(page);
  await send(page).click();
  await until(page, says.failedTitle);
  await expect(receipt(page, says.failedTitle)).toBeFocused();
  expect(endpoint.requests).toHaveLength(3);
  const { body } = await readMail(mailLink(page));
  expect(body).toContain('date farm');
  expect(await draftOf(page)).toContain('date farm');
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('button', { name: says.back }).click();
  expect(await typed(page)).toEqual(ANSWERS);
  lives = true;
  await send(page).click();
  await expect(receipt(page, says.takenTitle)).toBeFocused();
  expect(new Set(endpoint.keys()).size).toBe(1);
});

test('offline at the moment of sending: it says so, keeps all and tries again when asked', async ({
  page,
  context,
}) => {
  const endpoint = await playEndpoint(page, (route, count) =>
    count === 1 ? route.abort('internetdisconnected') : route.fulfill({ json: {} }),
  );
  // When the clock is controlled by the test, the page cannot tell that it was reloaded.
  await page.goto(PATH);
  await wake(page);
  await answer(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(receipt(page, says.offlineTitle)).toBeFocused();
  const mail = await readMail(mailLink(page));
  expect(mail.body).toContain('date farm');
  await context.setOffline(false);
  await page.reload();
  await expect(receipt(page, says.offlineTitle)).toBeVisible();
  expect(await typed(page)).toEqual(ANSWERS);
  await page.getByRole('button', { name: says.tryAgain }).click();
  await expect(receipt(page, says.takenTitle)).toBeFocused();
  const [packet] = endpoint.packets();
  expect(mail.subject).toContain(packet.reference);
  expect(await draftOf(page)).toBeNull();
  await page.reload();
  await expect(page.getByText(packet.reference, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: says.another }).click();
  await expect(field(page, labels['first-name'])).toHaveValue('');
  await page.reload();
  await expect(form(page)).toBeVisible();
});

test('what the endpoint finds wrong stands at its field; one it does not know is no riddle', async ({
  page,
}) => {
  const errors = { email: 'This mailbox does not exist.', shoe: 'Too small.' };
  const endpoint = await playEndpoint(page, (route, count) =>
    count === 1 ? route.fulfill({ status: 422, json: { errors } }) : route.fulfill({ json: {} }),
  );
  await begin(page);
  await send(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([errors.email]);
  await expect(field(page, labels.email)).toHaveAccessibleDescription(errors.email);
  await field(page, labels.email).fill('layla@other.example');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await send(page).click();
  await expect(receipt(page, says.takenTitle)).toBeFocused();
  expect(new Set(endpoint.keys()).size).toBe(2);
});

test('what looks like a program’s work is marked, and still goes through', async ({ page }) => {
  const endpoint = await playEndpoint(page, (route) => route.fulfill({ json: {} }));
  await begin(page);
  await form(page)
    .locator('[name="website"]')
    .evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://filled-by-a-browser.example';
    });
  await send(page).click();
  await expect(receipt(page, says.takenTitle)).toBeFocused();
  expect(endpoint.packets()[0]).toMatchObject({ suspect: true });
  expect(endpoint.packets()[0].fields).not.toHaveProperty('website');
});
