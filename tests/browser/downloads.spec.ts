import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fill } from '@falaj/contract/fill.ts';
import { formatSize } from '../../src/page-builder/format-size.ts';
import { words } from './support/content.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/resources/documentation';
/** The first characters of each kind of file, by the content type it is sent with. */
const BEGINNINGS: Record<string, string> = {
  pdf: '%PDF-1.7',
  zip: 'PK\u0003\u0004',
  ics: 'BEGIN:VCALENDAR\r\n',
};
const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  ics: 'text/calendar',
};
const COUNT = globSync('content/library/downloads/*.yaml').length;

test('each file that the page offers is the file whose size and checksum it shows', async ({
  shared: page,
}) => {
  await open(page, PAGE);
  const items = page.locator('#downloads li');
  await expect(items).toHaveCount(COUNT);
  const names: string[] = [];
  for (const item of await items.all()) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      item.getByRole('link', { name: words.download }).click(),
    ]);
    const name = download.suggestedFilename();
    const bytes = readFileSync(await download.path());
    const version = /-(\d+\.\d+\.\d+)\.(pdf|zip|ics)$/.exec(name)?.[1] ?? '?';
    await expect(item, name).toContainText(createHash('sha256').update(bytes).digest('hex'));
    await expect(item, name).toContainText(formatSize(bytes.length));
    await expect(item, name).toContainText(fill(words.version, { version }));
    const begin = BEGINNINGS[name.slice(-3)] ?? '';
    expect(bytes.subarray(0, begin.length).toString('latin1'), name).toBe(begin);
    names.push(name);
  }
  expect(new Set(names).size).toBe(COUNT);
  // A download is not a navigation.
  await expect(page).toHaveURL(PAGE);
});

test('the files are sent as what they are, and not compressed once more', async ({
  shared: page,
}) => {
  await open(page, PAGE);
  const links = page.locator('#downloads a[download]');
  await expect(links).toHaveCount(COUNT);
  for (const href of await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')),
  )) {
    const response = await page.request.get(href ?? '');
    expect(response.status(), href ?? '').toBe(200);
    const [type = ''] = response.headers()['content-type']?.split(';') ?? [];
    expect(type).toBe(TYPES[href?.slice(-3) ?? '']);
    // Text may be compressed in transit; the other formats are compressed already.
    if (!type.startsWith('text/')) expect(response.headers()['content-encoding']).toBeUndefined();
  }
});

test('without scripts the files can be taken all the same', async ({ scriptless: page }) => {
  await open(page, PAGE);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('#downloads a[download]').first().click(),
  ]);
  expect(await download.failure()).toBeNull();
});
