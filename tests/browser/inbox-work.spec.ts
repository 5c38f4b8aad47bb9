import { readFileSync } from 'node:fs';
import { fill } from '@falaj/contract/fill.ts';
import type { DeskMessages } from '@falaj/contract/messages/desk.ts';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { axeFaults } from './axe.ts';
import { contact } from './support/content.ts';
import { DeskServer } from './support/desk-server.ts';
import {
  firstLink,
  join,
  inboxMessages as messages,
  postEnquiry,
  withDevice,
} from './support/inbox.ts';
import { OFFICE_PORT } from './support/ports.ts';
import { expect, test } from './support/test.ts';

const desk: DeskMessages = parse(readFileSync('content/desk.yaml', 'utf8'));
const server = new DeskServer(OFFICE_PORT, 'office');
let office: Page;
let complaints: string[];

/** One member of staff in one browser goes through all tests of this file, one after the other. */
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  await server.start({ DESK_WORK: '0', DESK_COUNTRY_HEADER: 'x-country' });
  office = await browser.newPage();
  complaints = await withDevice(office);
  await join(office, await firstLink(server), 'Olga Owner');
});

test.afterAll(async () => {
  await office.context().close();
  server.stop();
});

const list = () => office.getByRole('table', { name: messages.list.title }).getByRole('link');
const main = () => office.getByRole('main');
const heading = () => office.getByRole('heading', { level: 1 });
const mailsFor = (purpose: string) =>
  server.rows('outbox').filter((row) => row.purpose === purpose && row.channel === 'mail');

async function openList(view: keyof typeof messages.views = 'todo') {
  await office.getByRole('link', { name: messages.shell.enquiries, exact: true }).click();
  const views = office.getByRole('navigation', { name: messages.views.title });
  await views.getByRole('link', { name: messages.views[view] }).click();
  await expect(views.locator('[aria-current]')).toContainText(messages.views[view]);
  await expect(heading()).toHaveText(messages.views[view]);
}

/** Opens a part of the settings, and returns it. */
async function openSettings(title: string, page = office) {
  await page.getByRole('link', { name: messages.shell.settings, exact: true }).click();
  const parts = page.getByRole('navigation', { name: messages.settings.title });
  await parts.getByRole('link', { name: title, exact: true }).click();
  const part = page.getByRole('region', { name: title, exact: true });
  await expect(part).toBeVisible();
  return part;
}

async function open(name: string) {
  await list().filter({ hasText: name }).click();
  await expect(heading()).toHaveText(`${name} Visitor`);
  await expect(heading()).toBeFocused();
}

/** The start of a session, in both columns of its part of the page. */
const shown = async (part: Locator) =>
  (await part.getByRole('definition').allTextContents()).join();

test('staff move a booked session, the visitor moves it again before their eyes, and staff cancel it', async ({
  browser,
}) => {
  const [session] = contact.booking.sessions;
  const asked = await fetch(`${server.base}/api/slots?session=${session?.id}`);
  const { free } = (await asked.json()) as { free: string[] };
  const start = free[2] ?? '';
  const fields = { session: session?.id ?? '', start, zone: 'Europe/London', message: '' };
  await postEnquiry(server, 'Huda', fields);
  // The invitation is its answer: it stands among the sessions, and nobody has to see to it.
  await openList('sessions');
  await expect(list()).toHaveText(['Huda Visitor']);
  await expect(main().getByRole('rowheader')).toHaveCount(1);
  expect(await axeFaults(office)).toEqual([]);
  await openList();
  await expect(main().getByText(messages.list.emptyTodo)).toBeVisible();
  await openList('sessions');
  await open('Huda');
  const part = main()
    .locator('section')
    .filter({ has: office.getByRole('heading', { name: session?.title ?? '' }) });
  const first = await shown(part);

  await part.getByRole('button', { name: messages.session.newTime }).click();
  const day = part.getByRole('combobox', { name: messages.session.day });
  const choice = part.getByRole('combobox', { name: messages.session.time });
  await expect(choice).toBeVisible();
  // Eight weeks of working days, and the half hours of one of them.
  const sizeOf = (list: Locator) => list.locator('option').count();
  expect([await sizeOf(day), (await sizeOf(choice)) < 30]).toEqual([40, true]);
  await day.selectOption({ index: 20 });
  await choice.selectOption({ index: 5 });
  const chosen = Number(await choice.inputValue());
  await part.getByRole('button', { name: messages.session.move, exact: true }).click();
  await expect(
    office.getByRole('status').filter({ hasText: messages.session.moved }),
  ).toBeAttached();
  await expect(choice).toBeHidden();
  await expect.poll(() => shown(part)).not.toBe(first);
  expect(server.rows('booking')).toMatchObject([{ starts_at: chosen, sequence: 1 }]);
  expect(mailsFor('invitation')).toHaveLength(2);
  const moved = await shown(part);
  expect(await axeFaults(office)).toEqual([]);

  const visitor = await browser.newPage();
  const link = /\/api\/booking\/[\w.-]+/.exec(String(mailsFor('invitation').at(-1)?.content))?.[0];
  await visitor.goto(`${server.base}${link}`);
  const { pages } = desk.booking;
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(pages.held.title);
  await visitor.locator('[name="start"]').selectOption({ index: 9 });
  await visitor.getByRole('button', { name: pages.held.move }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(pages.moved.title);
  // Nobody reloads the inbox: it learns of the change by itself.
  await expect.poll(() => shown(part)).not.toBe(moved);
  expect(server.rows('booking')).toMatchObject([{ state: 'held', sequence: 2 }]);

  await part.getByRole('button', { name: messages.session.cancelSession }).click();
  await part.getByRole('button', { name: messages.session.cancelSure }).click();
  await expect(part.getByRole('heading', { level: 2 })).toContainText(messages.enquiry.cancelled);
  await expect(part.getByRole('button')).toHaveCount(0);
  expect(server.rows('slot')).toEqual([]);
  expect(mailsFor('cancellation')).toHaveLength(1);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(pages.cancelled.title);
  await visitor.context().close();
  await openList('sessions');
  await expect(office.getByRole('row').filter({ hasText: 'Huda' })).toContainText(
    messages.due.cancelled,
  );
});

// Each view, filter and way of searching is tested with the desk (desk/tests/inbox.test.ts).
test('a search and a filter are put to the desk, and taken back', async () => {
  for (const [name, country] of [
    ['Amal', 'AE'],
    ['Bilal', 'OM'],
  ] as const)
    await postEnquiry(server, name, { message: `${name}’s farm` }, { 'x-country': country });
  await openList();
  await expect(list()).toHaveText(['Bilal Visitor', 'Amal Visitor']);
  await office.getByRole('searchbox', { name: messages.list.search }).fill('AMAL’S');
  await expect(list()).toHaveText(['Amal Visitor']);
  await main().getByRole('button', { name: messages.list.clear }).click();
  const choice = main().getByRole('combobox', { name: messages.list.country, exact: true });
  await choice.selectOption('OM');
  await expect(list()).toHaveText(['Bilal Visitor']);
  await main().getByRole('button', { name: messages.list.clear }).click();
  await expect(choice).toHaveValue('');
  await expect(list()).toHaveCount(2);
});

test('an owner keeps a template and invites somebody, who answers with it and leaves a note', async ({
  browser,
}) => {
  const templates = await openSettings(messages.settings.templates);
  await templates.getByRole('button', { name: messages.settings.addTemplate }).click();
  await templates.getByLabel(messages.settings.templateName).fill('First answer');
  const template = templates.getByRole('group', { name: 'First answer' });
  await template.getByLabel(messages.write.subject).fill('Your farm ({reference})');
  await template
    .getByLabel(messages.settings.templateText)
    .fill('Dear {firstName}, {me} calls you.');
  // A look at another part costs no words.
  await openSettings(messages.settings.outbox);
  await expect(templates).toBeHidden();
  await openSettings(messages.settings.templates);
  await office.getByRole('button', { name: messages.settings.save, exact: true }).click();
  await expect(
    office.getByRole('status').filter({ hasText: messages.settings.saved }),
  ).toBeAttached();
  const part = await openSettings(messages.settings.people);
  await part.getByLabel(messages.settings.inviteName).fill('Amir Answerer');
  await part.getByRole('button', { name: messages.settings.inviteButton }).click();
  const link = part.getByLabel(fill(messages.settings.inviteLink, { name: 'Amir Answerer' }));
  await expect(link).toHaveValue(/#join=/);

  const page = await browser.newPage();
  const other = await withDevice(page);
  await join(page, await link.inputValue(), 'Amir Answerer');
  await page.getByRole('link', { name: 'Bilal Visitor' }).click();
  await page.getByLabel(messages.write.template).selectOption('First answer');
  const text = page.getByRole('textbox', { name: messages.write.text });
  await expect(text).toHaveValue('Dear Bilal, Amir Answerer calls you.');
  await page.getByRole('button', { name: messages.write.send }).click();
  // Until the field is emptied, the text is in the field and in the thread.
  await expect(text).toHaveValue('');
  await expect(page.getByText('Dear Bilal, Amir Answerer calls you.')).toBeVisible();
  await page.getByRole('radio', { name: messages.write.note }).check();
  await page.getByRole('textbox', { name: messages.write.noteText }).fill('He rides himself.');
  await page.getByRole('button', { name: messages.write.add }).click();
  await expect(page.getByText('He rides himself.', { exact: true })).toBeVisible();
  // Only owners can change staff and subscribers.
  await openSettings(messages.settings.outbox, page);
  for (const title of [messages.settings.people, messages.news.title, messages.settings.person]) {
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  }
  expect(other).toEqual([]);
  await page.context().close();

  await openList('answered');
  await expect(list()).toHaveText(['Bilal Visitor']);
  await open('Bilal');
  await expect(main()).toContainText('He rides himself.');
  const answer = expect.stringMatching(/^Dear Bilal, Amir Answerer calls you\.\n\n/);
  expect(mailsFor('answer').map(({ content }) => JSON.parse(String(content)))).toMatchObject([
    { to: 'visitor@mail.example', text: answer },
  ]);
});

test('the keyboard keeps its place, passes choices without acting, and typed words stay when a template is chosen', async () => {
  await openList();
  for (const name of ['Zayd', 'Yara', 'Warda']) {
    await postEnquiry(server, name, { email: 'leaves@mail.example', message: 'Words' });
  }
  const link = (name: string) => office.getByRole('link', { name: `${name} Visitor` });
  for (const name of ['Warda', 'Yara', 'Zayd']) await expect(link(name)).toBeVisible();
  await link('Yara').focus();
  await office.keyboard.press('c');
  await expect(link('Yara')).toHaveCount(0);
  await expect(link('Zayd')).toBeFocused();
  await link('Warda').focus();
  await office.keyboard.press('x');
  const bar = office.getByRole('region', { name: messages.list.bulk });
  await bar.getByRole('button', { name: messages.act.close }).press('Enter');
  await expect(link('Warda')).toHaveCount(0);
  await expect(link('Zayd')).toBeFocused();
  await office.keyboard.press('Enter');
  await expect(heading()).toHaveText('Zayd Visitor');
  const text = office.getByRole('textbox', { name: messages.write.text });
  await text.fill('My own words.');
  await office.getByLabel(messages.write.template).selectOption('First answer');
  await expect(text).toHaveValue('Dear Zayd, Olga Owner calls you.\n\nMy own words.');
  await office.getByLabel(messages.write.template).selectOption('');
  await expect(text).toHaveValue('My own words.');
  // While a list is opening, the arrow keys have no effect yet.
  const until = main().getByRole('combobox', { name: messages.act.snoozeUntil });
  await until.focus();
  for (const key of ['ArrowDown', 'ArrowDown']) await office.keyboard.press(key);
  const [, , chosen] = await until
    .locator('option')
    .evaluateAll((all) => all.map((option) => Number((option as HTMLOptionElement).value)));
  const snoozed = () =>
    server.rows('enquiry').find((row) => row.first_name === 'Zayd')?.snoozed_until;
  expect(await until.inputValue()).toBe(`${chosen}`);
  expect(snoozed()).toBeNull();
  await office.keyboard.press('Enter');
  await expect.poll(snoozed).toBe(chosen);
});

test('an owner hands out and erases what is kept about one person, and the log names nobody', async () => {
  // A part has an address of its own, and its tab is in sight where not all of them are.
  const { width, height } = office.viewportSize() ?? { width: 1280, height: 720 };
  await office.setViewportSize({ width: 390, height: 900 });
  await office.goto(`${server.base}/desk/settings#person`);
  const tab = main().getByRole('link', { name: messages.settings.person, exact: true });
  await expect(tab).toBeInViewport();
  await office.setViewportSize({ width, height });
  const part = office.getByRole('region', { name: messages.settings.person });
  const status = (text: string) => office.getByRole('status').filter({ hasText: text });
  await part.getByLabel(messages.enquiry.email).fill('Leaves@mail.example');
  const [file] = await Promise.all([
    office.waitForEvent('download'),
    part.getByRole('button', { name: messages.settings.export }).click(),
  ]);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8')).enquiries).toHaveLength(3);
  await part.getByRole('button', { name: messages.settings.erase }).click();
  await expect(status(messages.settings.eraseText)).toBeVisible();
  await part.getByRole('button', { name: messages.settings.eraseSure }).click();
  await expect(status(fill(messages.settings.erased, { n: 3 }))).toBeAttached();
  expect(JSON.stringify(server.rows('enquiry'))).not.toContain('leaves@');
  const log = server.rows('event').filter(({ act }) => /^person/.test(`${act}`));
  expect(log.map(({ act }) => act)).toEqual(['person.exported', 'person erased']);
  expect(JSON.stringify(log)).not.toContain('leaves@');
  await part.getByLabel(messages.enquiry.email).fill('leaves@mail.example');
  await part.getByRole('button', { name: messages.settings.export }).click();
  await expect(status(messages.settings.noPerson)).toBeAttached();
});

/** The red part of a colour on the screen, relative to the greater of the other two. */
const redness = (one: Locator, property: string) =>
  one.evaluate((element, name) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(element).getPropertyValue(name);
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red / Math.max(green, blue, 1);
  }, property);

test('a name that is too long is cut to its line in the list, and stands whole in its enquiry', async () => {
  const long = 'Wolfeschlegelsteinhausen'.repeat(7);
  await postEnquiry(server, long, { company: long, message: 'Words' });
  await openList();
  const link = office.getByRole('link', { name: `${long} Visitor` });
  const heightOf = async (row: Locator) => (await row.boundingBox())?.height;
  const rows = main().getByRole('table').locator('tbody').getByRole('row');
  for (const width of [390, 1440]) {
    await office.setViewportSize({ width, height: 900 });
    const cut = await link.evaluate((element) => element.scrollWidth > element.clientWidth);
    const wide = await office.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([width, cut, wide]).toEqual([width, true, false]);
    const other = rows.filter({ hasText: 'Amal' });
    expect(await heightOf(rows.filter({ hasText: long }))).toBe(await heightOf(other));
  }
  await link.click();
  await expect(heading()).toHaveText(`${long} Visitor`);
});

test('what was not answered in time is red, in the figures and in the list', async () => {
  server.change("update enquiry set answer_due = 1 where first_name = 'Amal'");
  await openList();
  await office.reload();
  const late = main().locator('p [data-late="true"]');
  await expect(late).toHaveText('1');
  const figure = await redness(late, 'color');
  const line = office
    .getByRole('row')
    .filter({ hasText: 'Amal' })
    .locator('[data-column="answer"] span');
  expect(Math.min(figure, await redness(line, 'color'))).toBeGreaterThan(1.6);
  for (const width of [390, 768, 1440]) {
    await office.setViewportSize({ width, height: 900 });
    expect(await axeFaults(office)).toEqual([]);
    // On a narrow screen, the cell of who answers is hidden where nobody does.
    const nobody = office
      .getByRole('row')
      .filter({ hasText: 'Amal' })
      .getByText(messages.list.nobody);
    if (width < 900) await expect(nobody).toBeHidden();
    else await expect(nobody).toBeVisible();
  }
  expect(complaints).toEqual([]);
});
