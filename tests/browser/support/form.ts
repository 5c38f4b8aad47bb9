import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request, Route } from '@playwright/test';
import { contact, labels, messages } from './content.ts';
import { GALLERY } from './gallery.ts';

export const says = messages.form;

/** A visitor's answers, by the labels of their fields. */
export const ANSWERS = {
  [labels['first-name']]: 'Layla',
  [labels['last-name']]: 'Haddad',
  [labels.email]: 'layla@company.example',
  [labels.company]: 'Aflaj Holding',
  [labels.message]: 'We own a date farm in Al Ain.\n\nWhat would its shares look like?',
};

/** The budget that a visitor chooses. */
export const BUDGET = { value: '?', label: '?', ...contact.form.fields.budget.options?.at(-1) };

/** The form. Its fields are found by the beginning of their labels, without the asterisk. */
export const form = (page: Page) => page.locator('enquiry-draft form');
export const field = (page: Page, label: string) => form(page).getByLabel(new RegExp(`^${label}`));
export const send = (page: Page) => form(page).locator('button');
export const receipt = (page: Page, title: string) =>
  page.getByRole('heading', { name: title, exact: true });
export const copyBox = (page: Page) =>
  page.getByRole('textbox', { name: messages.mailtoFallback.text });
export const mailLink = (page: Page) =>
  page.getByRole('link', { name: messages.mailtoFallback.openMail });

/** Fills in the form with these answers and a budget. */
export async function answer(page: Page, answers: Record<string, string> = ANSWERS) {
  for (const [label, text] of Object.entries(answers)) await field(page, label).fill(text);
  await field(page, labels.budget).selectOption(BUDGET.value);
}

/** Interacts with the form and waits until its script runs. */
export async function wake(page: Page) {
  await field(page, labels['first-name']).focus();
  await page.locator('enquiry-draft astro-island:not([ssr]) form[novalidate]').waitFor();
}

/** What the fields of the form contain, by their labels. */
export async function typed(page: Page, labels = Object.keys(ANSWERS)) {
  const values = labels.map(async (label) => [label, await field(page, label).inputValue()]);
  return Object.fromEntries(await Promise.all(values)) as Record<string, string>;
}

/** Reads the mail link as a mail program does. */
export async function readMail(link: Locator) {
  const href = (await link.getAttribute('href')) ?? '';
  const url = new URL(href);
  const part = (name: string) => url.searchParams.get(name) ?? '';
  return { href, to: url.pathname, subject: part('subject'), body: part('body') };
}

/** Presses a button that saves a file, and reads that file. */
export async function savedFile(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text };
}

/** Path of the gallery's example whose endpoint the test plays. */
export const exampleOf = (section: string) =>
  `${GALLERY}/gallery/features/forms/${section}/with-an-endpoint`;

/**
 * Answers in place of the endpoint. `play` handles each request with its number, counted from 1; the requests
 * are recorded.
 */
export async function playEndpoint(page: Page, play: (route: Route, count: number) => unknown) {
  const requests: Request[] = [];
  await page.route('**/api/enquiries', async (route) => {
    // A GET asks the endpoint for a proof of work. This one requires none.
    if (route.request().method() === 'GET') return route.fulfill({ status: 405 });
    requests.push(route.request());
    await play(route, requests.length);
  });
  return {
    requests,
    keys: () => requests.map((request) => request.headers()['idempotency-key']),
    packets: () => requests.map((request) => request.postDataJSON()),
  };
}
