import { findPicture } from '../../content/images/pictures.ts';
import { getSearchEntries } from '../../content/output/search-entries.ts';
import { read } from '../../content/read/reader.ts';
import type { SearchPageContent } from '../../schemas/pages/search-page.ts';
import type { Section } from '../../sections/registry.ts';
import type { Context } from './context.ts';

/** The search page, with every page by group: groups in the order of the site, pages from A to Z. */
export async function composeSearch(
  { seo: _seo, index, backgroundImage, ...page }: SearchPageContent,
  { locale }: Context,
): Promise<Section[]> {
  const [entries, navigation] = await Promise.all([
    getSearchEntries(locale),
    read('navigation', locale),
  ]);
  const contact = navigation.contact.href;
  const groups = [...Map.groupBy(entries, ({ group }) => group)].map(([name, pages]) => ({
    name,
    links: pages
      .map(({ id, title }) => ({ href: id, text: title }))
      .sort((a, b) => a.text.localeCompare(b.text)),
  }));
  const picture = await findPicture(backgroundImage, 'hero');
  return [{ type: 'searchPage', data: { ...page, picture, contact, index: { ...index, groups } } }];
}
