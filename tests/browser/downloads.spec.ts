import { messages } from './support/content.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/resources/documentation';
const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  ics: 'text/calendar',
};

test('a file is saved without leaving the page, and sent as what it is', async ({
  shared: page,
}) => {
  await open(page, PAGE);
  const links = page.locator('#downloads').getByRole('link', { name: messages.download });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const [download] = await Promise.all([page.waitForEvent('download'), links.first().click()]);
  expect(hrefs[0]).toBe(`/downloads/${download.suggestedFilename()}`);
  await expect(page).toHaveURL(PAGE);
  for (const href of hrefs) {
    const headers = (await page.request.get(href ?? '')).headers();
    const [type = ''] = headers['content-type']?.split(';') ?? [];
    expect(type).toBe(TYPES[href?.slice(-3) ?? '']);
    // Text may be compressed in transit; the other formats are compressed already.
    if (!type.startsWith('text/')) expect(headers['content-encoding']).toBeUndefined();
  }
});
