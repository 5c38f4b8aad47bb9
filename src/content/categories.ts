import { slugOf } from '../lib/slug.ts';
import { ARTICLE_CATEGORIES, type ArticleCategory } from '../schemas/article.ts';
import { DIFFICULTIES, DOCUMENT_TYPES } from '../schemas/documentation.ts';

/** Where the articles of a category stand. */
export const categoryPath = (name: ArticleCategory) => `/resources/blog/category/${slugOf(name)}`;

/** Every category of the blog with its own page (docs/site-rules.md#blog). */
export const CATEGORIES = ARTICLE_CATEGORIES.map((name) => ({
  name,
  slug: slugOf(name),
  path: categoryPath(name),
}));

/** What the documentation can be narrowed by. */
export const DOCUMENT_FACETS = { types: DOCUMENT_TYPES, difficulties: DIFFICULTIES };
