import { DEFAULT_LOCALE, LANGUAGES, LOCALES, localPath } from '@falaj/contract/locale.ts';
import type { Page } from '@playwright/test';
import { navigateTo, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const otherLocales = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
const linkTo = (page: Page, locale: keyof typeof LANGUAGES) =>
  page.getByRole('banner').getByRole('link', { name: LANGUAGES[locale].name, exact: true });

for (const locale of otherLocales) {
  const { dir } = LANGUAGES[locale];

  test(`the link to ${locale} leads to the same page with its query and anchor, and back`, async ({
    page,
  }) => {
    const rest = '?amount=5#faq';
    // As the first act on a page, and after a navigation.
    await open(page, `/industries/energy${rest}`);
    await linkTo(page, locale).click();
    await expect(page).toHaveURL(localPath('/industries/energy', locale) + rest);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await navigateTo(page, localPath(`/contact${rest}`, locale));
    await linkTo(page, DEFAULT_LOCALE).click();
    await expect(page).toHaveURL(`/contact${rest}`);
    await expect(page.locator('html')).toHaveAttribute('lang', DEFAULT_LOCALE);
    // Search engines do not keep the search page, and yet it has a translation.
    await open(page, localPath('/search?q=ERC-3643', locale));
    await linkTo(page, DEFAULT_LOCALE).click();
    await expect(page).toHaveURL('/search?q=ERC-3643');
  });

  test(`from a page that ${locale} lacks, the link to it leads to its home page`, async ({
    page,
  }) => {
    await open(page, '/resources/documentation/api-reference?amount=5');
    await linkTo(page, locale).click();
    await expect(page).toHaveURL(localPath('/', locale));
  });
}
