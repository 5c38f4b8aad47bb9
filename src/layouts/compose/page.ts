import { pathTo } from '../../content/read/addresses.ts';
import { getArticles } from '../../content/read/articles.ts';
import { categoryPath } from '../../content/read/categories.ts';
import { getDocuments } from '../../content/read/documents.ts';
import type { Kind } from '../../content/read/kinds.ts';
import { type PageEntry, read } from '../../content/read/reader.ts';
import { type Locale, localPath } from '../../lib/locale.ts';
import { nameOfSlug } from '../../lib/slug.ts';
import type { ArticleCategory } from '../../schemas/library/article.ts';
import type { FaqContent } from '../../schemas/offer/faq.ts';
import type { Seo } from '../../schemas/shared/seo.ts';
import type { Section } from '../../sections/registry.ts';
import { type CoreKind, type PageKind, SITE_MAP } from '../../site-map.ts';
import { articleThing, faqThing, serviceThing } from '../structured-data.ts';
import { composeCategory } from './blog.ts';
import type { Composed, Context } from './context.ts';
import { CORE } from './core.ts';
import { composeOffer } from './offer.ts';
import { composeArticle, composeDocument, composeLegal } from './reading.ts';

/** What a template makes of a file; address and language come from the file's entry. */
type Draft = Omit<Composed, 'canonical' | 'locale'>;

type Template<Name extends PageKind> = (page: PageEntry<Name>, context: Context) => Promise<Draft>;

/** The template of each kind with many files. */
const TEMPLATES: { [Name in Exclude<PageKind, CoreKind>]: Template<Name> } = {
  async offers(page, context) {
    const { path, data } = page;
    const { origin, url } = context;
    const group = nameOfSlug(path.split('/').at(-2) ?? '');
    const service = serviceThing(data.name, data.seo.description, url, origin);
    return {
      seo: data.seo,
      sections: await composeOffer(page, context),
      crumbs: [{ name: `${group}: ${data.name}`, path }],
      things: [service, faqThing(data.faq.items)],
    };
  },

  async documents({ path }, context) {
    const { locale, words } = context;
    const all = await getDocuments(locale);
    const page = all.find((document) => document.path === path);
    if (!page) throw new Error(`${path}: its category does not stand on the documentation page`);
    return {
      seo: page.item.seo,
      sections: await composeDocument(page, all, context),
      crumbs: [
        { name: words.documentation, path: pathTo('documentation', locale) },
        { name: page.item.name, path },
      ],
    };
  },

  async articles({ path, data }, context) {
    const { locale, origin, url } = context;
    const [all, blog] = await Promise.all([getArticles(locale), read('blog', locale)]);
    const page = all.find((article) => article.path === path);
    if (!page) throw new Error(`${path} is no article`);
    return {
      seo: data.seo,
      sections: await composeArticle(page, all, blog, context),
      crumbs: [
        { name: blog.hero.title, path: pathTo('blog', locale) },
        { name: data.title, path },
      ],
      things: [articleThing(data, url, origin)],
    };
  },

  async legal({ path, data, body }, context) {
    const sections = await composeLegal(data, body, context);
    return { seo: data.seo, sections, crumbs: [{ name: data.title, path }] };
  },
};

/** What core pages can have besides their bands. */
interface CorePage {
  seo: Seo;
  hero?: { title: string };
  faq?: FaqContent;
}

/** Composes a core page. */
async function composeCore(page: PageEntry<CoreKind>, context: Context): Promise<Draft> {
  const { kind, path } = page;
  const { seo, hero, faq }: CorePage = page.data;
  // The data fit the function, since both belong to one kind, but TypeScript cannot know that for a kind given
  // at run time.
  const compose = CORE[kind] as (data: unknown, context: Context) => Promise<Section[]>;
  const isHome = path === pathTo('home', context.locale);
  return {
    seo,
    sections: await compose(page.data, context),
    crumbs: hero && !isHome ? [{ name: hero.title, path }] : undefined,
    things: faq && [faqThing(faq.items)],
    hidden: !(SITE_MAP[kind] as Kind).page?.listing,
  };
}

const isCore = (page: PageEntry): page is PageEntry<CoreKind> => page.kind in CORE;

/**
 * Turns a content file into the page that the document prints.
 * @param endpoint to which its forms send, in place of the one in content/site.yaml
 */
export async function composePage(
  page: PageEntry,
  locale: Locale,
  site: URL,
  endpoint?: string,
): Promise<Composed> {
  const context = await contextOf(page.path, locale, site);
  if (endpoint) context.site = { ...context.site, endpoint, bookings: true };
  const template = TEMPLATES[page.kind as keyof typeof TEMPLATES] as Template<PageKind>;
  const draft = await (isCore(page) ? composeCore(page, context) : template(page, context));
  return { locale, canonical: page.path, ...draft };
}

/** Makes the page of a category of the blog, for which there is no content file. */
export async function composeCategoryPage(
  name: ArticleCategory,
  locale: Locale,
  origin: URL,
): Promise<Composed> {
  const canonical = localPath(categoryPath(name), locale);
  const [context, blog, articles] = await Promise.all([
    contextOf(canonical, locale, origin),
    read('blog', locale),
    getArticles(locale),
  ]);
  const known = blog.articles.categories.find((category) => category.name === name);
  return {
    locale,
    canonical,
    category: name,
    seo: { title: `${blog.hero.title}: ${name}`, description: known?.description ?? '' },
    sections: await composeCategory(name, blog, articles, context),
    crumbs: [
      { name: blog.hero.title, path: pathTo('blog', locale) },
      { name, path: canonical },
    ],
  };
}

async function contextOf(path: string, locale: Locale, { origin }: URL): Promise<Context> {
  const [site, words] = await Promise.all([read('site', locale), read('words', locale)]);
  return { locale, site, words, origin, url: new URL(path, origin).href };
}
