import { type Locale, localPath } from '@falaj/contract/locale.ts';
import { pathTo } from '../content/read/addresses.ts';
import { type ArticlePage, getArticles } from '../content/read/articles.ts';
import { formatDay } from '../lib/format-date.ts';
import type { Article, ArticleCategory } from '../schemas/library/article.ts';
import type { BlogPage } from '../schemas/pages/resources.ts';
import { CATEGORIES, categoryPath } from '../site-map/categories.ts';
import type { TagLink } from '../ui/TagLinks/TagLinks.tsx';
import type { Context } from './context.ts';

/** The tags of an article with their names, each linked to everything with that tag. */
export const tagLinks = ({ tags }: Article, { articles }: BlogPage, locale: Locale): TagLink[] =>
  tags.map((slug) => ({
    slug,
    name: articles.tags[slug] ?? slug,
    href: `${pathTo('blog', locale)}?tag=${slug}#articles`,
  }));

/** What a list shows of an article. */
function summarize(page: ArticlePage, blog: BlogPage, { locale, site }: Context) {
  const { article, path, minutes } = page;
  const { title, excerpt, author, category, date } = article;
  const [day, tags] = [formatDay(date, site.locale), tagLinks(article, blog, locale)];
  return { title, excerpt, author, category, tags, href: path, date, day, minutes };
}

/** The category buttons above the list; `current` is empty on the page of all articles. */
const categoryChoices = ({ messages, locale }: Context, current = '') => [
  {
    name: messages.all,
    value: '',
    href: `${pathTo('blog', locale)}#articles`,
    isCurrent: current === '',
  },
  ...CATEGORIES.map(({ name, slug, path }) => ({
    name,
    value: slug,
    href: localPath(path, locale),
    isCurrent: current === name,
  })),
];

/** The feeds of the blog, or of the category at a path. */
export const feedLinks = (path: string, { messages, locale }: Context) => [
  { text: messages.feedRss, href: localPath(`${path}/feed.xml`, locale) },
  { text: messages.feedJson, href: localPath(`${path}/feed.json`, locale) },
];

/**
 * The list of all articles.
 * @throws when there is no article
 */
export function articleListData(page: BlogPage, context: Context) {
  const articles = getArticles(context.locale);
  const featured = articles.find(({ article }) => article.featured) ?? articles[0];
  if (!featured) throw new Error('content/articles: there is no article yet');
  const others = articles.filter((article) => article !== featured);
  const { tags: _names, ...list } = page.articles;
  return {
    ...list,
    categories: categoryChoices(context),
    featured: summarize(featured, page, context),
    items: others.map((article) => summarize(article, page, context)),
  };
}

/** The articles of one category. */
export function shelfData(name: ArticleCategory, page: BlogPage, context: Context) {
  const articles = getArticles(context.locale);
  const known = page.articles.categories.find((category) => category.name === name);
  return {
    crumb: { text: page.hero.title, href: pathTo('blog', context.locale) },
    title: name,
    description: known?.description ?? '',
    categories: categoryChoices(context, name),
    items: articles
      .filter(({ article }) => article.category === name)
      .map((article) => summarize(article, page, context)),
    feeds: feedLinks(categoryPath(name), context),
  };
}
