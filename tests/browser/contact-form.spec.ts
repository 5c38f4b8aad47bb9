import { optionValue } from '@falaj/contract/fields.ts';
import type { Page } from '@playwright/test';
import { slugOf } from '../../src/lib/slug.ts';
import { axeFaults } from './axe.ts';
import { contact, labels, portfolio, site, words } from './support/content.ts';
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
const { handOver } = words;
const [demo] = contact.form.topics;
/** Two interests of the form that no link in these tests asks for. */
const INTERESTS = (fields.interest.options ?? []).map(optionValue);
const [OTHER = '?', INTEREST = '?'] = INTERESTS.toReversed();
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

  test('blanks are no answer, and what is mended leaves the summary', async ({ cleaned: page }) => {
    await page.goto(PATH);
    await answer(page, { ...ANSWERS, [labels['first-name']]: '   ' });
    await send(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      fields['first-name'].missing ?? '?',
    ]);
    await field(page, labels['first-name']).fill('ليلى');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('without an endpoint', () => {
  test('a complete e-mail is handed over, with copy, file, reference and promise', async ({
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

    const file = await savedFile(page, page.getByRole('button', { name: handOver.save }));
    expect(file.name).toBe(`${reference}.txt`);
    expect(file.text.replace('\uFEFF', '').replaceAll('\r\n', '\n')).toBe(text);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: handOver.copy }).click();
    await expect(page.getByText(handOver.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

    expect(await axeFaults(page)).toEqual([]);
    expect(asked.filter((url) => /^https?:/.test(url) && !url.startsWith(`${baseURL}/`))).toEqual(
      [],
    );
    await expect(page).toHaveURL(PATH);
  });

  test('where copying is not allowed the text is selected', async ({ cleaned: page }) => {
    await page.goto(PATH);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await answer(page);
    await send(page).click();
    await page.getByRole('button', { name: handOver.copy }).click();
    await expect(page.getByText(handOver.copyFailed)).toBeVisible();
    await expect(copyBox(page)).toBeFocused();
    const selected = await copyBox(page).evaluate((box: HTMLTextAreaElement) =>
      box.value.slice(box.selectionStart, box.selectionEnd),
    );
    expect(selected).toBe(await copyBox(page).inputValue());
  });

  test('a message of 10,000 characters is copied whole, and the mail asks to paste it', async ({
    cleaned: page,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const long = 'حصص النخيل. '.repeat(834).slice(0, 10_000).trim();
    await page.goto(PATH);
    await answer(page, { ...ANSWERS, [labels.message]: long });
    await send(page).click();
    const { href, body } = await readMail(mailLink(page));
    expect(href.length).toBeLessThanOrEqual(1800);
    expect(body.startsWith(handOver.shortened)).toBe(true);
    await expect(page.getByText(says.long)).toBeVisible();
    const ways = page.locator('#message').getByRole('button', { name: handOver.copy });
    await expect(ways).toBeVisible();
    const order = await Promise.all([ways.boundingBox(), mailLink(page).boundingBox()]);
    expect(order[0]?.x).toBeLessThan(order[1]?.x ?? 0);
    // The click that opened the mail program has also copied the whole text.
    await expect(page.getByText(handOver.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(long);
    expect(await copyBox(page).inputValue()).toContain(long);
    const file = await savedFile(page, page.getByRole('button', { name: handOver.save }));
    expect(file.text).toContain(long);
  });

  test('hostile text, right-to-left names and emoji arrive as they were pasted', async ({
    cleaned: page,
  }) => {
    const answers = {
      [labels['first-name']]: 'ليلى 👩🏽‍🚀',
      [labels['last-name']]: `"><img src=x onerror=alert(1)>`,
      [labels.email]: 'layla@company.example',
      [labels.message]: `</textarea><script>alert(2)</script>\n{reference} & ?subject=x&bcc=evil@evil.example\n%0D%0ABcc: evil@evil.example`,
    };
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await page.goto(PATH);
    await answer(page, answers);
    await send(page).click();
    await expect(receipt(page, says.handedTitle)).toBeVisible();
    const text = await copyBox(page).inputValue();
    const { href, to, body } = await readMail(mailLink(page));
    expect(to).toBe(site.email);
    expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body']);
    for (const value of Object.values(answers)) {
      expect(text).toContain(value);
      expect(body).toContain(value.replaceAll('\n', '\r\n'));
    }
    expect(dialogs).toEqual([]);
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
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

  test('the subject names the topic and the company', async ({ cleaned: page }) => {
    await page.goto(`${PATH}?topic=${demo?.id}`);
    await answer(page, { ...ANSWERS, [labels.message]: 'Please tell me more' });
    await field(page, labels.message).fill(`Please tell me more\n\n${demo?.message} Layla`);
    await send(page).click();
    const { subject, body } = await readMail(mailLink(page));
    expect(subject).toMatch(new RegExp(`^${demo?.name}, Aflaj Holding \\(FJ-\\d{8}-\\w{5}\\)$`));
    expect(body).toContain(demo?.message);
    await page.getByRole('button', { name: says.back }).click();
    const [session] = contact.booking.sessions;
    await field(page, labels.message).fill(
      contact.booking.proposal.message
        .replace('{session}', session?.title ?? '')
        .replace('{duration}', '1'),
    );
    await send(page).click();
    expect((await readMail(mailLink(page))).subject).toContain(`${session?.title}, Aflaj Holding`);
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

  test('the same words keep their reference, other words get one of their own', async ({
    cleaned: page,
  }) => {
    const handedSubject = async () => {
      await send(page).click();
      const { subject } = await readMail(mailLink(page));
      await page.getByRole('button', { name: says.back }).click();
      return subject;
    };
    await page.goto(PATH);
    await answer(page);
    const first = await handedSubject();
    expect(await handedSubject()).toBe(first);
    await field(page, labels.message).fill('Something else.');
    expect(await handedSubject()).not.toBe(first);
  });

  test('it works offline once the form has woken', async ({ page }) => {
    await page.goto(PATH);
    await wake(page);
    await page.context().setOffline(true);
    await answer(page);
    await send(page).click();
    await expect(receipt(page, says.handedTitle)).toBeFocused();
    expect((await readMail(mailLink(page))).body).toContain('Layla');
  });

  test('it works offline after the form has come near', async ({ page }) => {
    const fetched = page.waitForResponse(/ContactForm.*\.js$/);
    await page.goto(PATH);
    await page.mouse.wheel(0, 300);
    await fetched;
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await answer(page);
    await send(page).click();
    await expect(receipt(page, says.handedTitle)).toBeFocused();
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
      const release = await hold(page, /MessageDraft.*\.js$/);
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

    test('and a link leads to the form again', async ({ cleaned: page }) => {
      const { release } = await typeEarly(page);
      const [call] = contact.closing.calls;
      await page.getByRole('link', { name: call?.text }).click();
      await page.waitForFunction(() => navigation.transition !== null);
      release();
      await expect(page).toHaveURL(/interest=/);
      await expect(field(page, labels.interest)).toHaveValue(askedBy(call?.href));
      await expect(field(page, labels['first-name'])).toHaveValue('Layla');
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

  test('what is typed, and Enter, while the form’s script is on its way', async ({
    cleaned: page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/ContactForm.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(PATH);
    await field(page, labels['first-name']).fill('Layla');
    await field(page, labels.interest).selectOption(INTEREST);
    await field(page, labels['first-name']).press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    release();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
    await expect(field(page, labels['first-name'])).toHaveValue('Layla');
    await expect(field(page, labels.interest)).toHaveValue(INTEREST);
    await expect(page).toHaveURL(PATH);
  });
});

test.describe('links prefill the form', () => {
  test('from another page, without a new document', async ({ cleaned: page }) => {
    await page.goto('/portfolio');
    const [call] = portfolio.closing.calls;
    await page.getByRole('link', { name: call?.text }).first().click();
    await expect(field(page, labels.interest)).toHaveValue(askedBy(call?.href));
  });

  for (const [slug, interest] of [
    ...INTERESTS.slice(0, 2).map((interest) => [slugOf(interest), interest]),
    ['gold-mining', ''],
    ['%3Cscript%3E', ''],
  ]) {
    test(`${slug} chooses "${interest}"`, async ({ cleaned: page }) => {
      await page.goto(`${PATH}?interest=${slug}`);
      await expect(field(page, labels.interest)).toHaveValue(interest ?? '');
    });
  }

  test('a link asks once, and never over a choice of the visitor', async ({ cleaned: page }) => {
    const follow = () =>
      page.evaluate(
        (slug) => void navigation.navigate(`/contact?interest=${slug}#message`),
        slugOf(INTEREST),
      );
    const interest = field(page, labels.interest);
    await page.goto(PATH);
    await field(page, labels['first-name']).fill('Layla');
    await follow();
    await expect(interest).toHaveValue(INTEREST);
    await expect(field(page, labels['first-name'])).toHaveValue('Layla');
    await interest.selectOption(OTHER);
    await page.reload();
    await expect(interest).toHaveValue(OTHER);
    await footerLink(page, '/features/multi-chain').first().click();
    await expect(page).toHaveURL('/features/multi-chain');
    await page.goBack();
    await expect(interest).toHaveValue(OTHER);
    await footerLink(page, '/features/multi-chain').first().click();
    await expect(page).toHaveURL('/features/multi-chain');
    await follow();
    await expect(interest).toHaveValue(OTHER);
  });

  test('a request for a demo is added to what was typed', async ({ cleaned: page }) => {
    await page.goto(PATH);
    await field(page, labels.message).fill('Please tell me more');
    await field(page, labels.interest).selectOption(OTHER);
    await page.locator(`#message a[href*="topic=${demo?.id}"]`).click();
    await expect(field(page, labels.message)).toHaveValue(
      `Please tell me more\n\n${demo?.message}`,
    );
    await expect(field(page, labels.interest)).toHaveValue(OTHER);
  });

  test('the last call of the page chooses the interest', async ({ cleaned: page }) => {
    await page.goto(PATH);
    const [call] = contact.closing.calls;
    await page.getByRole('link', { name: call?.text }).click();
    await expect(field(page, labels.interest)).toHaveValue(askedBy(call?.href));
  });

  test('a topic begins the message and chooses the interest', async ({ page }) => {
    await page.goto(`${PATH}?topic=${demo?.id}`);
    await expect(field(page, labels.message)).toHaveValue(demo?.message ?? '');
    await expect(field(page, labels.interest)).toHaveValue(demo?.interest ?? '');
  });
});

test.describe('the promised reply', () => {
  test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' });

  const replyAt = async (page: Page, now: string) => {
    await page.clock.setFixedTime(new Date(now));
    await page.goto(PATH);
    await answer(page);
    await send(page).click();
    return page.getByRole('definition').nth(1);
  };

  test('is within the hour in office hours, in Dubai and at home', async ({ page }) => {
    const reply = await replyAt(page, '2026-11-22T06:30:00Z');
    await expect(reply).toContainText(/22 November.*11:30.*Dubai, which is 8:30/);
  });

  test('is before the office closes on its next day, holidays left out', async ({ page }) => {
    const reply = await replyAt(page, '2026-12-02T06:30:00Z');
    await expect(reply).toContainText(/6 December.*6:00.*Dubai, which is 3:00/);
  });
});

test('without a script the form is whole, checked by the browser, and goes to the mail program', async ({
  scriptless: page,
}) => {
  await page.goto(PATH);
  await expect(send(page)).toHaveText(words.send);
  const action = new URL((await form(page).getAttribute('action')) ?? '');
  expect(action.pathname).toBe(site.email);
  expect(action.searchParams.get('subject')).toBe(says.plainSubject);
  await expect(form(page)).toHaveAttribute('enctype', 'text/plain');
  await expect(form(page)).not.toHaveAttribute('novalidate');
  await expect(form(page).locator(':required')).toHaveCount(4);
  await expect(form(page).locator('[name="website"]')).toHaveCount(0);
  await expect(form(page).getByRole('link', { name: site.email })).toBeVisible();
  await expect(page.locator('#message fallback-contact [data-part="note"]')).toBeHidden();
  await expect(
    form(page).getByRole('link', { name: contact.form.finePrintLinks[0]?.text }),
  ).toBeVisible();
});
