import type { Page } from '@playwright/test';
import type { VerdictMessages } from '../../src/features/document-check/check-parts.ts';
import type { DocumentList } from '../../src/features/document-check/document-list.ts';
import { hold, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/tools/check-a-document';
const LIST = '/.well-known/documents.json';
const part = (name: string) => `document-check [data-part="${name}"]`;

/** The title of a verdict, as it was passed to the page. */
const titleOf = async (page: Page, verdict: keyof VerdictMessages['verdicts']): Promise<string> => {
  const messages = await page.locator('document-check').getAttribute('messages');
  return (JSON.parse(messages ?? '') as VerdictMessages).verdicts[verdict].title;
};

const listOf = async (page: Page): Promise<DocumentList> => (await page.request.get(LIST)).json();

// What is told of changed and strange files, DocumentCheck.test.tsx sees.
test('a handbook, a sample agreement and a calendar entry of ours are known', async ({
  cleaned: page,
}) => {
  await open(page, PAGE);
  const { documents } = await listOf(page);
  const title = page.locator(part('title'));
  for (const kind of [/overview.*\.pdf$/, /statement-of-work.*\.pdf$/, /\.ics$/]) {
    const { path = '', file: name = '' } = documents.find(({ file }) => kind.test(file)) ?? {};
    // The heading is emptied first, so that the test does not take the verdict before for the new one.
    await title.evaluate((heading) => heading.replaceChildren());
    const buffer = await (await page.request.get(path)).body();
    const mimeType = 'application/octet-stream';
    await page.locator(part('input')).setInputFiles({ name, buffer, mimeType });
    await expect(title, name).toHaveText(await titleOf(page, 'same'));
    await expect(title).toBeFocused();
    await expect(page.locator(part('good'))).toBeVisible();
    await expect(page.locator(part('bad'))).toBeHidden();
  }
});

test('a file can be dropped, and nothing of it leaves the device', async ({ cleaned: page }) => {
  await open(page, PAGE);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.postData()) sent.push(request.url());
  });
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['<b>'], '<b>.pdf'));
    return transfer;
  });
  await page.locator(part('stone')).dispatchEvent('drop', { dataTransfer: data });
  await expect(page.locator(part('title'))).toHaveText(await titleOf(page, 'unknown'));
  await expect(page.locator(part('text'))).toContainText('<b>.pdf');
  expect(sent).toEqual([]);
});

test('a file that was chosen before the scripts came is told too', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto(PAGE, { waitUntil: 'commit' });
  await page
    .locator(part('input'))
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a') });
  release();
  await expect(page.locator(part('title'))).toHaveText(await titleOf(page, 'unknown'));
});

test('without scripts there is no stone that checks nothing, and how to compute the digits is told', async ({
  scriptless: page,
}) => {
  await open(page, PAGE);
  await expect(page.locator(part('stone'))).toBeHidden();
  await expect(page.locator('#files dl code')).toHaveCount(3);
});

test('on 320 pixels nothing runs out of the page', async ({ cleaned: page }) => {
  await open(page, PAGE, 320, 640);
  await page
    .locator(part('input'))
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a') });
  await expect(page.locator(part('verdict'))).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
