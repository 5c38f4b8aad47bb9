import type { Locale } from '../../lib/locale.ts';
import type { ArticleCategory } from '../../schemas/article.ts';
import type { Seo } from '../../schemas/seo.ts';
import type { Site } from '../../schemas/site.ts';
import type { Words } from '../../schemas/words.ts';
import type { Section } from '../../sections/registry.ts';
import type { Crumb, Thing } from '../structured-data.ts';

/** What every list of bands may ask for besides its own page. */
export interface Context {
  locale: Locale;
  site: Site;
  words: Words;
  /** Where the site stands, such as `https://falaj.example`. */
  origin: string;
  /** Full address of the page. */
  url: string;
}

/** A page as the document around it takes it (layouts/Document.astro). */
export interface Composed {
  locale: Locale;
  /** Path of the page; an alias gives the path of the page it stands for. */
  canonical: string;
  seo: Seo;
  sections: Section[];
  /** The way from the home page to this one, this one last. */
  crumbs?: Crumb[] | undefined;
  /** What else the page tells search engines (schema.org). */
  things?: Thing[] | undefined;
  /** Keeps the page out of search results. */
  hidden?: boolean | undefined;
  /** The category whose feeds belong to the page; else those of the whole blog do. */
  category?: ArticleCategory | undefined;
}
