import { type ArticlePage, relatedArticles } from '../../content/articles.ts';
import { categoryPath } from '../../content/categories.ts';
import type { DocumentPage } from '../../content/documents.ts';
import { findPicture } from '../../content/pictures.ts';
import { fill } from '../../lib/fill.ts';
import { formatDay } from '../../lib/format-date.ts';
import { readMarkdown } from '../../lib/markdown.ts';
import { readingMinutes } from '../../lib/reading-time.ts';
import type { LegalPage } from '../../schemas/legal.ts';
import type { BlogPage } from '../../schemas/resources.ts';
import type { Site } from '../../schemas/site.ts';
import type { Words } from '../../schemas/words.ts';
import type { Section } from '../../sections/registry.ts';
import { articlePicture, tagLinks } from './blog.ts';

const minutesOf = (minutes: number, words: Words) => fill(words.minutes, { n: minutes });

/**
 * An article and three that belong with it.
 * @param blog the page of all articles
 * @param url full address of the article
 */
export async function composeArticle(
  page: ArticlePage,
  all: ArticlePage[],
  { blog, url, site, words }: { blog: BlogPage; url: string; site: Site; words: Words },
): Promise<Section[]> {
  const { article, body, minutes } = page;
  const categoryHref = categoryPath(article.category);
  return [
    {
      type: 'reading',
      data: {
        crumbs: [
          { text: blog.hero.title, href: '/resources/blog' },
          { text: article.category, href: categoryHref },
        ],
        title: article.title,
        lead: article.excerpt,
        facts: [article.author, formatDay(article.date, site.locale), minutesOf(minutes, words)],
        picture: await articlePicture(page, 'hero'),
        tree: body.tree,
        headings: body.headings,
        tags: tagLinks(article, blog),
        shareUrl: url,
      },
    },
    {
      type: 'related',
      data: {
        title: words.relatedArticles,
        items: relatedArticles(page, all).map(({ path, article: other }) => ({
          href: path,
          text: other.title,
          group: other.category,
        })),
      },
    },
  ];
}

/** An entry of the documentation, between the entries before and after it. */
export function composeDocument(
  page: DocumentPage,
  all: DocumentPage[],
  { library, site, words }: { library: string; site: Site; words: Words },
): Section[] {
  const { item, category, body } = page;
  const place = all.findIndex(({ id }) => id === page.id);
  const neighbour = (other: DocumentPage | undefined) =>
    other && { href: other.path, text: other.item.name };
  return [
    {
      type: 'reading',
      data: {
        crumbs: [
          { text: library, href: '/resources/documentation' },
          { text: category.title, href: `/resources/documentation#${category.id}` },
        ],
        title: item.name,
        lead: item.summary,
        facts: [
          item.type,
          item.difficulty,
          minutesOf(readingMinutes(body.words), words),
          `${words.updated} ${formatDay(item.updated, site.locale)}`,
        ],
        tree: body.tree,
        headings: body.headings,
        previous: neighbour(all[place - 1]),
        next: neighbour(all[place + 1]),
      },
    },
  ];
}

/** A legal notice. */
export async function composeLegal(
  page: LegalPage,
  source: string,
  site: Site,
  words: Words,
): Promise<Section[]> {
  const { tree, headings } = readMarkdown(source);
  return [
    {
      type: 'reading',
      data: {
        crumbs: [{ text: words.home, href: '/' }],
        title: page.title,
        lead: page.summary,
        facts: [`${words.updated} ${formatDay(page.updated, site.locale)}`],
        notice: page.review,
        picture: page.image && (await findPicture(page.image, 'hero')),
        tree,
        headings,
      },
    },
  ];
}
