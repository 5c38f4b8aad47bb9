import type { Locale } from '@falaj/contract/locale.ts';
import type { Article } from '../../schemas/library/article.ts';
import { type Body, readMarkdown } from './markdown.ts';
import { pagesOf } from './reader.ts';
import { readingMinutes } from './reading-time.ts';

/** An article with its path and its text. */
export interface ArticlePage {
  path: string;
  article: Article;
  body: Body;
  /** The text as Markdown, for feeds. */
  markdown: string;
  /** Reading time, computed from the words. */
  minutes: number;
}

/** Every article, newest first. */
export const getArticles = (locale: Locale): ArticlePage[] =>
  pagesOf('articles', locale).map(({ path, data: article, body: markdown }) => {
    const body = readMarkdown(markdown);
    return { path, article, body, markdown, minutes: readingMinutes(body.words) };
  });

/** How closely two articles are related: each common tag counts one, the same category two. */
function relevance(a: Article, b: Article): number {
  const shared = a.tags.filter((tag) => b.tags.includes(tag)).length;
  return shared + (a.category === b.category ? 2 : 0);
}

/** The three articles most closely related to one; among equals the newest. */
export const relatedArticles = (page: ArticlePage, all: ArticlePage[]): ArticlePage[] =>
  all
    .filter(({ path }) => path !== page.path)
    .sort((a, b) => relevance(b.article, page.article) - relevance(a.article, page.article))
    .slice(0, 3);
