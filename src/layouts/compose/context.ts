import type { Locale } from '../../lib/locale.ts';
import type { ArticleCategory } from '../../schemas/library/article.ts';
import type { Seo } from '../../schemas/shared/seo.ts';
import type { Site } from '../../schemas/site/site.ts';
import type { Words } from '../../schemas/site/words.ts';
import type { Section } from '../../sections/registry.ts';
import type { Crumb, Thing } from '../structured-data.ts';

/** What every function that composes a page is given besides that page. */
export interface Context {
  locale: Locale;
  site: Site;
  words: Words;
  /** Origin of the site, such as `https://falaj.example`. */
  origin: string;
  /** Full address of the page. */
  url: string;
}

/** A page in the form that the document needs (layouts/Document.astro). */
export interface Composed {
  locale: Locale;
  /** Path of the page; for an alias, that of the page it stands for. */
  canonical: string;
  seo: Seo;
  sections: Section[];
  /** The pages from the home page to this one. */
  crumbs?: Crumb[] | undefined;
  /** Further structured data of the page (schema.org). */
  things?: Thing[] | undefined;
  /** Whether search engines should leave the page out. */
  hidden?: boolean | undefined;
  /** The category whose feeds belong to the page; undefined where those of the whole blog do. */
  category?: ArticleCategory | undefined;
}
