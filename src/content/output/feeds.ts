import rss from '@astrojs/rss';
import { DEFAULT_LOCALE, type Locale, localPath } from '@falaj/contract/locale.ts';
import { markdownToHtml } from 'satteri';
import type { ArticleCategory } from '../../schemas/library/article.ts';
import type { BlogPage } from '../../schemas/pages/resources.ts';
import type { Site } from '../../schemas/site/site.ts';
import { CATEGORIES, categoryPath } from '../../site-map/categories.ts';
import { pathTo } from '../read/addresses.ts';
import { type ArticlePage, getArticles } from '../read/articles.ts';
import { read } from '../read/reader.ts';

/** The category of a feed; undefined for the feed of the whole blog. */
export interface FeedProps extends Record<string, unknown> {
  locale: Locale;
  category?: ArticleCategory | undefined;
}

/** A request for a feed. */
export interface FeedRequest extends FeedProps {
  /** Origin of the site, such as `https://falaj.example`. */
  origin: string;
  /** Path of the feed itself. */
  path: string;
}

/** The routes of all feeds, without their endings. The articles are in the root language. */
export const feedRoutes = () =>
  [{ name: undefined, path: '' }, ...CATEGORIES].map(({ name, path }) => ({
    params: { feed: `${path}/feed`.slice(1) },
    props: { locale: DEFAULT_LOCALE, category: name },
  }));

/** The title of a feed. */
export const feedTitle = ({ brand }: Site, { hero }: BlogPage, category?: ArticleCategory) =>
  [`${brand}: ${hero.title}`, category].filter(Boolean).join(', ');

/** Makes the links of an article absolute; those to its notes lead to the article's page. */
const absolute = (html: string, origin: string, path: string) =>
  html
    .replaceAll(/(href=")#[^"]*/g, `$1${origin}${path}`)
    .replaceAll(/(href=")(\/[^"]*)/g, `$1${origin}$2`);

/** Replaces figures by their captions as links, since figures are drawn only on the page. */
const withCaptions = ({ markdown, path, article: { figures = [] } }: ArticlePage) =>
  markdown.replaceAll(/^!\[\]\(figure:([^)]+)\)$/gm, (_, id: string) => {
    const caption = figures.find((figure) => figure.id === id)?.caption ?? '';
    return `[${caption}](${path}#figure-${id})`;
  });

const htmlOf = (page: ArticlePage, origin: string) =>
  absolute(markdownToHtml(withCaptions(page)).html, origin, page.path);

function feedOf({ origin, category, locale }: FeedRequest) {
  const site = read('site', locale);
  const blog = read('blog', locale);
  const found = blog.articles.categories.find(({ name }) => name === category);
  return {
    title: feedTitle(site, blog, category),
    description: found?.description ?? blog.seo.description,
    language: site.lang,
    home: origin + (category ? localPath(categoryPath(category), locale) : pathTo('blog', locale)),
    tagsOf: ({ article }: ArticlePage) => [
      article.category,
      ...article.tags.map((tag) => blog.articles.tags[tag] ?? tag),
    ],
    items: getArticles(locale).filter(({ article }) => !category || article.category === category),
  };
}

/** The feed as RSS 2.0 with whole articles. */
export function rssFeed(request: FeedRequest): Promise<Response> {
  const { title, description, language, home, items, tagsOf } = feedOf(request);
  const self = request.origin + request.path;
  // This is the day of the newest article and not of the build, so that the same content makes the same file.
  const changed = items[0] && new Date(items[0].article.date).toUTCString();
  return rss({
    title,
    description,
    site: home,
    trailingSlash: false,
    items: items.map((page) => ({
      title: page.article.title,
      description: page.article.excerpt,
      link: request.origin + page.path,
      pubDate: new Date(page.article.date),
      categories: tagsOf(page),
      content: htmlOf(page, request.origin),
    })),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      `<language>${language}</language>`,
      changed && `<lastBuildDate>${changed}</lastBuildDate>`,
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
  });
}

/** The feed as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(request: FeedRequest): Response {
  const { title, description, language, home, items, tagsOf } = feedOf(request);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: home,
    feed_url: request.origin + request.path,
    items: items.map((page) => ({
      id: request.origin + page.path,
      url: request.origin + page.path,
      title: page.article.title,
      summary: page.article.excerpt,
      date_published: `${page.article.date}T00:00:00Z`,
      authors: [{ name: page.article.author }],
      tags: tagsOf(page),
      content_html: htmlOf(page, request.origin),
    })),
  };
  return new Response(JSON.stringify(feed, null, 1));
}
