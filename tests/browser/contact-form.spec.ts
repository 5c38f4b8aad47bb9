import { optionValue } from '@falaj/contract/fields.ts';
import type { Page } from '@playwright/test';
import { slugOf } from '../../src/lib/slug.ts';
import { axeFaults } from './axe.ts';
import { contact, labels, messages, portfolio, site } from './support/content.ts';
import {
  ANSWERS,
  answer,
  BUDGET,
  copyBox,
  field,
  form,
  mailLink,
  readMail,
  receipt,
  savedFile,
  says,
  send,
  typed,
  wake,
} from './support/form.ts';
import { addressesOf, footerLink, hold } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const { fields } = contact.form;
const PATH = '/contact';
const { mailtoFallback } = messages;
/** The interests of the form, and one that no link in these tests asks for. */
const INTERESTS = (fields.interest.options ?? []).map(optionValue);
const INTEREST = INTERESTS.at(-2) ?? '?';
/** The interest that a link to the form asks for. */
const askedBy = (href = '') =>
  INTERESTS.find((interest) => href.includes(`interest=${slugOf(interest)}`)) ?? '?';

test.describe('checks', () => {
  test('a field is checked on leaving it, and its message leaves once it is mended', async ({
    cleaned: page,
  }) => {
    await page.goto(PATH);
    await wake(page);
    const email = field(page, labels.email);
    await email.fill('layla');
    await field(page, labels.company).focus();
    await expect(email).toHaveAccessibleDescription(fields.email.invalid ?? '?');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('layla@company.example');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(fields.email.invalid ?? '?')).toHaveCount(0);
  });

  test('sending too early brings a summary that has the focus and leads to each field', async ({
    cleaned: page,
  }) => {
    await page.goto(PATH);
    await field(page, labels.company).fill('Aflaj');
    await send(page).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    const wrong = Object.values(fields).flatMap(({ missing }) => missing ?? []);
    await expect(summary.getByRole('link')).toHaveText(wrong);
    expect(await axeFaults(page)).toEqual([]);
    await summary.getByRole('link', { name: fields.email.missing }).click();
    await expect(field(page, labels.email)).toBeFocused();
    await expect(field(page, labels.email)).toHaveAccessibleDescription(
      fields.email.missing ?? '?',
    );
    await expect(page).toHaveURL(PATH);
    await expect(field(page, labels.company)).toHaveValue('Aflaj');
  });
});

test.describe('without an endpoint', () => {
  test('a complete e-mail opens, with copy, file, reference and promise', async ({
    cleaned: page,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(PATH);
    await answer(page);
    await field(page, labels.interest).selectOption(INTEREST);
    await send(page).click();
    await expect(receipt(page, says.handedTitle)).toBeFocused();
    await expect(form(page)).toBeHidden();

    const { to, subject, body } = await readMail(mailLink(page));
    expect(to).toBe(site.email);
    const reference = /FJ-\d{8}-\w{5}/.exec(subject)?.[0] ?? 'none';
    for (const text of [reference, ...Object.values(ANSWERS), INTEREST, BUDGET.label]) {
      expect(body).toContain(text.replaceAll('\n', '\r\n'));
    }
    expect(body).toContain(`${says.news}: ${says.no}`);
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    const text = await copyBox(page).inputValue();
    expect(body.replaceAll('\r\n', '\n')).toBe(text);

    const file = await savedFile(page, page.getByRole('button', { name: mailtoFallback.save }));
    expect(file.name).toBe(`${reference}.txt`);
    expect(file.text.replace('\uFEFF', '').replaceAll('\r\n', '\n')).toBe(text);

    expect(await axeFaults(page)).toEqual([]);
    expect(asked.filter((url) => /^https?:/.test(url) && !url.startsWith(`${baseURL}/`))).toEqual(
      [],
    );
    await expect(page).toHaveURL(PATH);
  });

  test('a message of 10,000 characters is copied whole as the mail program opens', async ({
    cleaned: page,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const long = 'حصص النخيل. '.repeat(834).slice(0, 10_000).trim();
    await page.goto(PATH);
    await answer(page, { ...ANSWERS, [labels.message]: long });
    await send(page).click();
    await expect(page.getByText(says.long)).toBeVisible();
    // The click that opened the mail program has also copied the whole text.
    await expect(page.getByText(mailtoFallback.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(long);
  });

  test('draft and receipt stay over a reload until the visitor says that the e-mail was sent', async ({
    cleaned: page,
  }) => {
    await page.goto(PATH);
    await answer(page);
    await send(page).click();
    await expect(page.getByText(says.replyIfNow)).toBeVisible();
    const { subject } = await readMail(mailLink(page));
    await page.reload();
    await expect(receipt(page, says.handedTitle)).toBeVisible();
    expect((await readMail(mailLink(page))).subject).toBe(subject);
    await page.getByRole('button', { name: says.back }).click();
    expect(await typed(page)).toEqual(ANSWERS);
    await page.reload();
    expect(await typed(page)).toEqual(ANSWERS);
    await send(page).click();
    expect((await readMail(mailLink(page))).subject).toBe(subject);
    await page.getByRole('button', { name: says.iSentIt }).click();
    await expect(receipt(page, says.sentTitle)).toBeFocused();
    await expect(mailLink(page)).toHaveCount(0);
    expect(await copyBox(page).inputValue()).toContain(ANSWERS[labels.message]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.getByRole('button', { name: says.another }).click();
    await expect(field(page, labels['first-name'])).toHaveValue('');
    await page.reload();
    await expect(field(page, labels.message)).toHaveValue('');
  });

  test('filled from elsewhere on the page, the form comes back from behind its receipt', async ({
    cleaned: page,
  }) => {
    await page.goto(PATH);
    await answer(page);
    await send(page).click();
    await page.evaluate((interest) => {
      dispatchEvent(new CustomEvent('message-prefill', { detail: { interest } }));
    }, INTEREST);
    await expect(field(page, labels.interest)).toHaveValue(INTEREST);
    await expect(mailLink(page)).toHaveCount(0);
    expect(await typed(page)).toEqual(ANSWERS);
  });

  test('offline from the first touch on: nothing is sent raw, the text is there, and later it works', {
    tag: '@window',
  }, async ({ page }) => {
    await page.goto(PATH);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      addEventListener('submit', (event) => {
        if (!event.defaultPrevented) document.documentElement.dataset.raw = '';
        event.preventDefault();
      });
    });
    await page.context().setOffline(true);
    await answer(page);
    await send(page).click();
    const note = page.locator('#message fallback-contact [data-part="note"]');
    await expect(note).toBeFocused();
    await expect(note).toContainText(site.email);
    await expect(note.locator('textarea')).toHaveValue(
      new RegExp(`${labels['first-name']}: Layla[\\s\\S]*date farm`),
    );
    const mail = await readMail(note.getByRole('link'));
    expect(mail.body).toContain('date farm');
    expect(mail.subject).toBe(says.plainSubject);
    await expect(page.locator('html[data-raw]')).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.context().setOffline(false);
    await send(page).click();
    await expect(receipt(page, says.handedTitle)).toBeFocused();
    await expect(note).toBeHidden();
    await expect(page.locator('html[data-raw]')).toHaveCount(0);
  });
});

test.describe('nothing is lost', () => {
  test('on reload, on the way through other pages, and on going back', async ({
    cleaned: page,
  }) => {
    await page.goto(PATH);
    await answer(page);
    await form(page).getByLabel(contact.form.news).check();
    await page.reload();
    expect(await typed(page)).toEqual(ANSWERS);
    await expect(field(page, labels.budget)).toHaveValue(BUDGET.value);
    await expect(form(page).getByLabel(contact.form.news)).toBeChecked();
    await footerLink(page, '/features/multi-chain').first().click();
    await expect(page).toHaveURL('/features/multi-chain');
    await page.goBack();
    await expect(form(page)).toBeVisible();
    await expect.poll(() => typed(page)).toEqual(ANSWERS);
  });

  test.describe('while the script that keeps it is on its way', () => {
    /** Opens the form while its script is held back, and types. The script arrives once `release` is called. */
    async function typeEarly(page: Page) {
      const release = await hold(page, /EnquiryDraft.*\.js$/);
      await page.goto(PATH);
      await field(page, labels['first-name']).fill('Layla');
      return { release };
    }

    test('and a link leads to another page', async ({ cleaned: page }) => {
      const { release } = await typeEarly(page);
      const fetched = page.waitForResponse(addressesOf('/features/multi-chain'));
      await footerLink(page, '/features/multi-chain').first().click();
      await fetched;
      release();
      await expect(form(page)).toHaveCount(0);
      await expect(page).toHaveURL('/features/multi-chain');
      await page.goBack();
      await expect(field(page, labels['first-name'])).toHaveValue('Layla');
    });

    test('and the page is loaded again, even twice', async ({ page }) => {
      const { release } = await typeEarly(page);
      await form(page).getByLabel(contact.form.news).check();
      await page.reload();
      await field(page, labels['last-name']).fill('Haddad');
      await page.reload();
      release();
      await expect(field(page, labels['first-name'])).toHaveValue('Layla');
      await expect(field(page, labels['last-name'])).toHaveValue('Haddad');
      await expect(form(page).getByLabel(contact.form.news)).toBeChecked();
    });
  });

  test('beyond the tab: no cookie, no local storage, nothing in another tab', async ({
    page,
    context,
  }) => {
    await page.goto(PATH);
    await answer(page);
    const other = await context.newPage();
    await other.goto(PATH);
    await expect(field(other, labels['first-name'])).toHaveValue('');
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test.describe('links prefill the form', () => {
  test('from another page, without a new document', async ({ cleaned: page }) => {
    await page.goto('/portfolio');
    const [call] = portfolio.closing.calls;
    await page.getByRole('link', { name: call?.text }).first().click();
    await expect(field(page, labels.interest)).toHaveValue(askedBy(call?.href));
  });
});

test('without a script the form is whole, checked by the browser, and goes to the mail program', async ({
  scriptless: page,
}) => {
  await page.goto(PATH);
  const action = new URL((await form(page).getAttribute('action')) ?? '');
  expect(action.pathname).toBe(site.email);
  await expect(form(page).locator(':required')).toHaveCount(4);
  await expect(form(page).getByRole('link', { name: site.email })).toBeVisible();
  await expect(page.locator('#message fallback-contact [data-part="note"]')).toBeHidden();
});
