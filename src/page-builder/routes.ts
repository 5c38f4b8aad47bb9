import { CATEGORIES } from '../content/read/categories.ts';
import { type PageEntry, pagesOf, read } from '../content/read/reader.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, localPath } from '../lib/locale.ts';
import type { ArticleCategory } from '../schemas/library/article.ts';
import type { OfferGroup } from '../schemas/offer/offer.ts';
import type { CoreKind, PageKind } from '../site-map.ts';

/** The props of a route that exists in every language. */
export interface LocaleProps extends Record<string, unknown> {
  locale: Locale;
}

/** The first part of the addresses of a language, as the parameter of a rest route; undefined for that at the root. */
const prefixOf = (locale: Locale) => localPath('/', locale).slice(1) || undefined;

/** The addresses of a file in src/pages/[...locale]: one in every language. */
export const localeRoutes = () =>
  LOCALES.map((locale) => ({ params: { locale: prefixOf(locale) }, props: { locale } }));

/** The props of a route of one of many pages of a kind. */
export interface PageProps<Name extends PageKind> extends LocaleProps {
  page: PageEntry<Name>;
}

/** A kind of content with many pages. */
type ManyKind = Exclude<PageKind, CoreKind>;

/**
 * The addresses of a file `[slug].astro` in src/pages/[...locale]: one for each page and alias, in every language.
 * @param isHere whether a page belongs to the file's folder
 */
export async function pageRoutes<Name extends ManyKind>(
  name: Name,
  isHere: (page: PageEntry<Name>) => boolean = () => true,
) {
  const routes = LOCALES.map(async (locale) => {
    const pages: PageEntry<Name>[] = await pagesOf(name, locale);
    return pages.filter(isHere).flatMap((page) => {
      const aliases = 'aliases' in page.data ? page.data.aliases : [];
      return [page.path, ...aliases].map((path) => ({
        params: { locale: prefixOf(locale), slug: path.split('/').at(-1) ?? '' },
        props: { locale, page },
      }));
    });
  });
  return (await Promise.all(routes)).flat();
}

/** The addresses of the offers of a group. */
export const offerRoutes = (group: OfferGroup) =>
  pageRoutes('offers', ({ id }) => id.startsWith(`${group}/`));

/** The props of the page of a category of the blog. */
export interface CategoryProps extends LocaleProps {
  category: ArticleCategory;
}

/** The addresses of the categories of the blog. */
export const categoryRoutes = () =>
  LOCALES.flatMap((locale) =>
    CATEGORIES.map(({ name, slug }) => ({
      params: { locale: prefixOf(locale), slug },
      props: { locale, category: name },
    })),
  );

/** The props of a page with a form; an endpoint takes what it sends in place of the one in content/site.yaml. */
export interface FormProps extends LocaleProps {
  endpoint?: string;
}

/** Where the enquiry desk takes what forms send. */
const DESK_ENDPOINT = '/api/in';

/**
 * The addresses of a page with a form. Below /desk-pages it exists a second time, for sites with an enquiry desk
 * (deploy/integration/desk-pages.ts), unless content/site.yaml names an endpoint of its own.
 */
export async function formRoutes() {
  const { endpoint } = await read('site', DEFAULT_LOCALE);
  const besideDesk = {
    params: { locale: 'desk-pages' },
    props: { locale: DEFAULT_LOCALE, endpoint: DESK_ENDPOINT },
  };
  const routes: { params: { locale: string | undefined }; props: FormProps }[] = localeRoutes();
  return endpoint ? routes : [...routes, besideDesk];
}
