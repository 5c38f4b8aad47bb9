import { getCollection } from 'astro:content';
import type { SearchEntry } from '../features/search-index/search.ts';
import { readMarkdown } from '../lib/markdown.ts';
import type { Navigation } from '../schemas/navigation.ts';
import { getArticles } from './articles.ts';
import { getCorePages } from './core-pages.ts';
import { getDocuments } from './documents.ts';
import { getOffers, groupName } from './offers.ts';
import { bodyEntry, fieldsEntry } from './search-entries.ts';
import { getNavigation, getSearchWords, getWords } from './site-data.ts';

/** What the menus call a page: `Contact`, where its headline says `Get In Touch`. */
function menuName({ mobile, groups }: Navigation, path: string): string | undefined {
  const inMenu = groups.flatMap(({ columns }) => columns.flatMap(({ links }) => links));
  return [...mobile, ...inMenu].find(({ href }) => href === path)?.text;
}

/** Groups of phrases that mean the same to whoever searches. */
export const getSynonyms = async (): Promise<string[][]> => (await getSearchWords()).synonyms;

/** Every page of the site as the search index holds it, in the order of the site. */
export async function getSearchEntries(): Promise<SearchEntry[]> {
  const [searched, words, navigation, core, offers, documents, articles, notices] =
    await Promise.all([
      getSearchWords(),
      getWords(),
      getNavigation(),
      getCorePages(),
      getOffers(),
      getDocuments(),
      getArticles(),
      getCollection('legal'),
    ]);
  const keywords = new Map(
    searched.keywords.map(({ href, words: list }) => [href, list.join('\n')]),
  );
  const entries: SearchEntry[] = [
    ...core.map(({ path, page }) => {
      const title = menuName(navigation, path) ?? page.hero.title;
      const { description } = page.seo;
      const label = { id: path, title, group: words.companyPages, description };
      return fieldsEntry({ ...label, kind: 'page' }, page);
    }),
    ...offers.map(({ path, group, offer }) => {
      const { description } = offer.seo;
      const label = { id: path, title: offer.name, group: groupName(group), description };
      return fieldsEntry({ ...label, kind: 'page' }, offer);
    }),
    ...documents.map(({ path, item, category, body }) => {
      const label = { id: path, title: item.name, group: words.documentation };
      const description = item.seo.description;
      return bodyEntry({ ...label, kind: 'document', description }, body, [
        category.title,
        item.type,
        item.difficulty,
      ]);
    }),
    ...articles.map(({ path, article, body }) => {
      const label = { id: path, title: article.title, group: words.articles };
      const description = article.seo.description;
      return bodyEntry({ ...label, kind: 'article', description }, body, [
        article.category,
        ...article.tags,
      ]);
    }),
    ...notices.map(({ id, data: notice, body = '' }) => {
      const label = { id: `/legal/${id}`, title: notice.title, group: words.legal };
      const { description } = notice.seo;
      return bodyEntry({ ...label, kind: 'notice', description }, readMarkdown(body));
    }),
  ];
  return entries.map((entry) => ({ ...entry, keywords: keywords.get(entry.id) }));
}
