import type { ArticlePage } from '../../content/articles.ts';
import { CATEGORIES, categoryPath } from '../../content/categories.ts';
import { findPicture } from '../../content/pictures.ts';
import { drawingPicture } from '../../features/drawing/channel-drawing.ts';
import { formatDay } from '../../lib/format-date.ts';
import type { Article, ArticleCategory } from '../../schemas/article.ts';
import type { BlogPage } from '../../schemas/resources.ts';
import type { Site } from '../../schemas/site.ts';
import type { Words } from '../../schemas/words.ts';
import type { Section } from '../../sections/registry.ts';
import type { TagLink } from '../../ui/TagLinks/TagLinks.tsx';
import { composeAround } from './bands.ts';

/** The tags of an article by their names, each leading to what carries it. */
export const tagLinks = ({ tags }: Article, { articles }: BlogPage): TagLink[] =>
  tags.map((slug) => ({
    slug,
    name: articles.tags[slug] ?? slug,
    href: `/resources/blog?tag=${slug}#articles`,
  }));

/** What a card shows of an article. */
function summarize({ article, path, minutes }: ArticlePage, blog: BlogPage, locale: string) {
  const { title, excerpt, author, category, date } = article;
  const [day, tags] = [formatDay(date, locale), tagLinks(article, blog)];
  return { title, excerpt, author, category, tags, href: path, date, day, minutes };
}

/** The relief of an article, or the drawing of its own. */
export const articlePicture = async ({ article, path }: ArticlePage, place: 'hero' | 'square') =>
  article.image ? await findPicture(article.image, place) : drawingPicture(path);

/** The buttons over the list; `current` is empty on the page of all articles. */
export const categoryChoices = (words: Words, current = '') => [
  { name: words.all, value: '', href: '/resources/blog#articles', isCurrent: current === '' },
  ...CATEGORIES.map(({ name, slug, path }) => ({
    name,
    value: slug,
    href: path,
    isCurrent: current === name,
  })),
];

/** The blog (spec section 2, Resource page shell). */
export async function composeBlog(
  page: BlogPage,
  articles: ArticlePage[],
  site: Site,
  words: Words,
): Promise<Section[]> {
  const featured = articles.find(({ article }) => article.featured) ?? articles[0];
  if (!featured) throw new Error('content/articles: there is no article yet');
  const others = articles.filter((article) => article !== featured);
  const picture = await articlePicture(featured, 'square');
  const { tags: _names, ...list } = page.articles;
  return composeAround(page, site, [
    {
      type: 'articleList',
      data: {
        ...list,
        categories: categoryChoices(words),
        featured: { ...summarize(featured, page, site.locale), picture },
        items: others.map((article) => summarize(article, page, site.locale)),
      },
    },
    {
      type: 'newsletter',
      data: {
        ...page.newsletter,
        feeds: [
          { text: words.feedRss, href: '/feed.xml' },
          { text: words.feedJson, href: '/feed.json' },
        ],
        email: site.email,
        endpoint: site.endpoint,
      },
    },
  ]);
}

/** The articles of one category. */
export function composeCategory(
  name: ArticleCategory,
  page: BlogPage,
  articles: ArticlePage[],
  site: Site,
  words: Words,
): Section[] {
  const path = categoryPath(name);
  const description = page.articles.categories.find(
    (category) => category.name === name,
  )?.description;
  return [
    {
      type: 'shelf',
      data: {
        crumb: { text: page.hero.title, href: '/resources/blog' },
        title: name,
        description: description ?? '',
        categories: categoryChoices(words, name),
        items: articles
          .filter(({ article }) => article.category === name)
          .map((article) => summarize(article, page, site.locale)),
        feeds: [
          { text: words.feedRss, href: `${path}/feed.xml` },
          { text: words.feedJson, href: `${path}/feed.json` },
        ],
      },
    },
  ];
}
