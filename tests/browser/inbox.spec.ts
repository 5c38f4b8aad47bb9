import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { DeskServer } from './support/desk-server.ts';
import { firstLink, inboxMessages as messages, postEnquiry, withDevice } from './support/inbox.ts';
import { INBOX_PORT } from './support/ports.ts';
import { test } from './support/test.ts';

const server = new DeskServer(INBOX_PORT, 'inbox');
let link = '';

test.beforeAll(async () => {
  await server.start({ DESK_WORK: '0' });
  link = await firstLink(server);
});

test.afterAll(() => server.stop());

const send = (name: string, message: string) => postEnquiry(server, name, { message });

const outbox = () =>
  server
    .rows('outbox')
    .filter(({ purpose }) => purpose === 'answer')
    .map(({ content }) => JSON.parse(`${content}`));

/** The complaints of axe about the screen, at the width of a phone and of a desktop. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await axeFaults(page)));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (wide) faults.push(`wider than ${width} pixels`);
  }
  return faults;
}

test('from the first link to an answer in the outbox, by keyboard, and out again', async ({
  page,
}) => {
  const complaints = await withDevice(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.signIn.joinTitle);
  expect(page.url()).not.toContain('join=');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel(messages.signIn.name).fill('Olga Owner');
  await page.getByLabel(messages.signIn.name).press('Enter');
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: messages.signIn.kept }).click();

  const list = page.getByRole('table', { name: messages.list.title });
  await expect(page.getByText(messages.list.emptyTodo)).toBeVisible();
  await expect(page.getByText(messages.shell.live, { exact: true })).toBeVisible();
  await expect(page.getByText(messages.shell.noSmtp)).toBeVisible();
  // For years there has been something to back up, and it is not time for the next backup.
  server.change("update kysely_migration set timestamp = '2020-01-01T00:00:00.000Z'");
  server.change(
    "insert into job (name, due_at) values ('backup', ?) on conflict do update set due_at = excluded.due_at",
    Date.now() + 12 * 3_600_000,
  );
  await page.reload();
  await expect(page.getByText(messages.shell.neverBackup)).toBeVisible();
  const [hostile] = ['<img src=x onerror=alert(1)>\u202Egnp.exe'];
  await send('Layla', `We own a date farm. ${hostile}`);
  await expect(list.getByRole('link', { name: 'Layla Visitor' })).toBeVisible();
  await send('Omar', 'A second one');
  await expect(list.getByRole('link')).toHaveText(['Omar Visitor', 'Layla Visitor']);
  await expect(page.getByRole('status').filter({ hasText: 'Omar Visitor' })).toBeAttached();
  expect(await faultsOf(page)).toEqual([]);

  for (const key of ['j', 'j', 'k', 'j', 'Enter']) await page.keyboard.press(key);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Layla Visitor');
  await expect(heading).toBeFocused();
  await expect(page.getByText('<img src=x')).toBeVisible();
  const layla = page.url();
  expect(await faultsOf(page)).toEqual([]);
  // On a phone a reader meets the enquiry, then what can be done with it, then the answer.
  const parts = [messages.enquiry.message, messages.act.title, messages.write.title];
  const tops = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const boxes = parts.map((name) => page.getByRole('region', { name }).boundingBox());
    return (await Promise.all(boxes)).map((box) => box?.y ?? 0);
  };
  const isInOrder = async () => {
    const [message = 0, acts = 0, reply = 0] = await tops(390);
    return message < acts && acts < reply;
  };
  await expect.poll(isInOrder).toBe(true);
  const [message = 0, , reply = 0] = await tops(390);
  const [wideMessage = 0, , wideReply = 0] = await tops(1280);
  expect(wideReply - wideMessage, 'nothing between them').toBeLessThan(reply - message);
  await page.keyboard.press('r');
  const text = page.getByRole('textbox', { name: messages.write.text });
  await expect(text).toBeFocused();
  await page.keyboard.type('Dear Layla, yes.');
  await page.reload();
  await expect(text).toHaveValue('Dear Layla, yes.');
  await text.focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Dear Layla, yes.', { exact: true })).toBeVisible();
  await expect(text).toHaveValue('');
  const sent = expect.stringMatching(/^Dear Layla, yes\.\n\n.+\n> We own a date farm\./);
  expect(outbox()).toMatchObject([{ to: 'visitor@mail.example', text: sent }]);

  await heading.click();
  await page.keyboard.press('u');
  await expect(list.getByRole('link')).toHaveText(['Omar Visitor']);
  await list.getByRole('link').click();
  await expect(page.getByText(messages.enquiry.noReceipt.replace('{why}', ''))).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await heading.click();
  await page.keyboard.press('u');
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: messages.list.save }).click(),
  ]);
  const rows = readFileSync(await table.path(), 'utf8').split('\r\n');
  expect(rows[1]).toContain('"Omar","Visitor"');
  // A search term is in no address that is sent to a server (ASVS 8.3.1).
  const search = page.getByRole('searchbox');
  await search.fill('nobody of this name');
  await expect(page.getByText(messages.list.emptyFound)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(search).toHaveValue('nobody of this name');
  await page.getByRole('button', { name: messages.list.clear }).click();
  await page.getByRole('link', { name: 'Omar Visitor' }).focus();
  for (const key of ['x', 'c']) await page.keyboard.press(key);
  await expect(page.getByText(messages.list.emptyTodo)).toBeVisible();

  await page.goto(`${server.base}/desk/enquiries/%E0`);
  await expect(heading).toHaveText(messages.shell.nowhere);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: messages.enquiry.back }).click();
  await expect(page.getByText(messages.list.emptyTodo)).toBeVisible();

  await page.getByRole('link', { name: messages.shell.sources }).click();
  await expect(heading).toHaveText(messages.sources.title);
  await expect(page.getByRole('img', { name: messages.sources.chart.split(':')[0] })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: messages.shell.settings }).click();
  const openPart = async (title: string) => {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect([title, ...(await faultsOf(page))]).toEqual([title]);
  };
  const { keys, templates, people, person } = messages.settings;
  for (const title of [keys, templates, people, person]) await openPart(title);
  await openPart(messages.settings.outbox);
  // One receipt to the mailbox of both and the answer wait in the queue because no mail server is set.
  await expect(page.getByText(/visitor@mail\.example/)).toHaveCount(2);

  await openPart(messages.settings.sessions);
  const current = page.getByRole('listitem').filter({ hasText: messages.settings.thisBrowser });
  await expect(current).toHaveCount(1);
  await openPart(messages.news.title);
  await page.getByLabel(messages.news.article).selectOption({ index: 1 });
  const subject = page.getByRole('textbox', { name: messages.write.subject });
  const begun = await subject.inputValue();
  await page.reload();
  await expect(subject).toHaveValue(begun);
  await page.getByRole('button', { name: messages.news.preview }).click();
  await expect(page.getByRole('heading', { name: messages.news.email })).toBeFocused();
  await expect(page.getByText('/api/news/leave/')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /: 0$/ }).click();
  await expect(page.getByRole('heading', { name: messages.news.before })).toBeVisible();

  // Nothing that staff have read or written stays in the browser (ASVS 8.2.2).
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(kept).toEqual([]);

  // What was begun in another tab goes with the writer, who may leave a shared computer.
  const tab = await page.context().newPage();
  await tab.goto(layla);
  await tab.getByRole('textbox', { name: messages.write.text }).fill('Dear Layla, fur');
  expect(await tab.evaluate(() => sessionStorage.length)).toBe(1);

  const stolen = await page.context().cookies();
  await page.getByRole('button', { name: messages.shell.signOut }).click();
  const signIn = page.getByRole('button', { name: messages.signIn.button });
  await expect(signIn).toBeVisible();
  await expect(tab.getByRole('button', { name: messages.signIn.button })).toBeVisible();
  expect(await tab.evaluate(() => sessionStorage.length)).toBe(0);
  await tab.close();
  expect(await faultsOf(page)).toEqual([]);
  const cookie = stolen.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(cookie).toContain('__Host-');
  const late = await fetch(`${server.base}/desk/api/me`, { headers: { cookie } });
  expect(late.status).toBe(401);

  await signIn.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.settings.title);
  expect(complaints).toEqual([]);
});

test('nothing leads visitors or search engines to the inbox', async ({ request }) => {
  for (const path of ['/', '/sitemap-0.xml', '/robots.txt', '/contact']) {
    const response = await request.get(`${server.base}${path}`);
    expect(response.ok()).toBe(true);
    expect(await response.text()).not.toContain('/desk');
  }
  const { headers } = await fetch(`${server.base}/desk`);
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
});
