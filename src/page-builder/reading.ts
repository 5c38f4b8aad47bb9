import { fill } from '@falaj/contract/fill.ts';
import { findPicture } from '../content/images/pictures.ts';
import { pathTo } from '../content/read/addresses.ts';
import { type ArticlePage, relatedArticles } from '../content/read/articles.ts';
import type { DocumentPage } from '../content/read/documents.ts';
import { readMarkdown } from '../content/read/markdown.ts';
import { read } from '../content/read/reader.ts';
import { readingMinutes } from '../content/read/reading-time.ts';
import { formatDay } from '../lib/format-date.ts';
import type { LegalPage } from '../schemas/pages/legal.ts';
import type { BlogPage } from '../schemas/pages/resources.ts';
import type { Messages } from '../schemas/site/messages.ts';
import { categoryPath } from '../site-map/categories.ts';
import { tagLinks } from './blog.ts';
import type { Context } from './context.ts';

const minutesOf = (minutes: number, messages: Messages) => fill(messages.minutes, { n: minutes });

/** The figures of an article with their pictures. */
const figuresOf = ({ figures }: ArticlePage['article']) =>
  (figures ?? []).map(({ picture, ...figure }) => ({
    ...figure,
    picture: picture && findPicture(picture, 'figure'),
  }));

/**
 * An article.
 * @param blog the page of all articles
 */
export function articleData(
  page: ArticlePage,
  blog: BlogPage,
  { locale, url, site, messages }: Context,
) {
  const { article, body, minutes } = page;
  return {
    crumbs: [
      { text: blog.hero.title, href: pathTo('blog', locale) },
      { text: article.category, href: categoryPath(article.category) },
    ],
    title: article.title,
    lead: article.excerpt,
    takeaways: article.takeaways,
    facts: [article.author, formatDay(article.date, site.locale), minutesOf(minutes, messages)],
    figures: figuresOf(article),
    tree: body.tree,
    headings: body.headings,
    tags: tagLinks(article, blog, locale),
    shareUrl: url,
  };
}

/** Where to go after an article: three related ones, and a talk. */
export function nextData(page: ArticlePage, all: ArticlePage[], { locale, messages }: Context) {
  const links = relatedArticles(page, all).map(({ path, article }) => ({
    href: path,
    text: article.title,
  }));
  return { title: messages.readNext, links: [...links, read('navigation', locale).contact] };
}

/** An entry of the documentation, with links to the entries before and after it. */
export function documentData(
  page: DocumentPage,
  all: DocumentPage[],
  { locale, site, messages }: Context,
) {
  const { item, category, body } = page;
  const home = pathTo('documentation', locale);
  const place = all.indexOf(page);
  const neighbour = (other: DocumentPage | undefined) =>
    other && { href: other.path, text: other.item.name };
  return {
    crumbs: [
      { text: messages.documentation, href: home },
      { text: category.title, href: `${home}#${category.id}` },
    ],
    title: item.name,
    lead: item.summary,
    facts: [
      item.type,
      item.difficulty,
      minutesOf(readingMinutes(body.words), messages),
      fill(messages.updated, { day: formatDay(item.updated, site.locale) }),
    ],
    tree: body.tree,
    headings: body.headings,
    previous: neighbour(all[place - 1]),
    next: neighbour(all[place + 1]),
  };
}

/**
 * A legal notice.
 * @param source its text as Markdown
 */
export function legalData(page: LegalPage, source: string, { locale, site, messages }: Context) {
  const { tree, headings } = readMarkdown(source);
  return {
    crumbs: [{ text: messages.home, href: pathTo('home', locale) }],
    title: page.title,
    lead: page.summary,
    facts: [fill(messages.updated, { day: formatDay(page.updated, site.locale) })],
    tree,
    headings,
    isNotice: true,
  };
}
