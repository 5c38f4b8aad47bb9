import { slugOf } from '../lib/slug.ts';
import { ARTICLE_CATEGORIES, type ArticleCategory } from '../schemas/library/article.ts';
import { DIFFICULTIES, DOCUMENT_TYPES } from '../schemas/library/documentation.ts';

/** The path of the page of a category. */
export const categoryPath = (name: ArticleCategory) => `/resources/blog/category/${slugOf(name)}`;

/** Every category of the blog with its own page (docs/site-rules.md#blog). */
export const CATEGORIES = ARTICLE_CATEGORIES.map((name) => ({
  name,
  slug: slugOf(name),
  path: categoryPath(name),
}));

/** The properties by which the documentation can be narrowed. */
export const DOCUMENT_FACETS = { types: DOCUMENT_TYPES, difficulties: DIFFICULTIES };
