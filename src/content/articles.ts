import { getCollection } from 'astro:content';
import { type Body, readMarkdown } from '../lib/markdown.ts';
import { readingMinutes } from '../lib/reading-time.ts';
import type { Article } from '../schemas/article.ts';

/** An article with its place and its text. */
export interface ArticlePage {
  path: string;
  article: Article;
  body: Body;
  /** The text as it was written, for feeds. */
  markdown: string;
  /** Reading time, computed from the words. */
  minutes: number;
}

/** Every article, newest first. */
export async function getArticles(): Promise<ArticlePage[]> {
  const entries = await getCollection('articles');
  return entries
    .map(({ id, data, body: markdown = '' }) => {
      const body = readMarkdown(markdown);
      const minutes = readingMinutes(body.words);
      return { path: `/resources/blog/${id}`, article: data, body, markdown, minutes };
    })
    .sort((a, b) => b.article.date.localeCompare(a.article.date) || a.path.localeCompare(b.path));
}

/** How much two articles have to do with each other: a tag counts one, the category two. */
function kinship(a: Article, b: Article): number {
  const shared = a.tags.filter((tag) => b.tags.includes(tag)).length;
  return shared + (a.category === b.category ? 2 : 0);
}

/** The three articles that have most to do with one; among equals the newest. */
export const relatedArticles = (page: ArticlePage, all: ArticlePage[]): ArticlePage[] =>
  all
    .filter(({ path }) => path !== page.path)
    .sort((a, b) => kinship(b.article, page.article) - kinship(a.article, page.article))
    .slice(0, 3);
