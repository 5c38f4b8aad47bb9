import { DEFAULT_LOCALE, LOCALES, type Locale, localPath } from '@falaj/contract/locale.ts';
import { type PageEntry, pagesOf, read } from '../content/read/reader.ts';
import type { ArticleCategory } from '../schemas/library/article.ts';
import type { OfferGroup } from '../schemas/offer/offer.ts';
import { CATEGORIES } from '../site-map/categories.ts';
import type { CoreKind, PageKind } from '../site-map.ts';

/** The props of a route that exists in every language. */
export interface LocaleProps extends Record<string, unknown> {
  locale: Locale;
}

/** The first part of the addresses of a language, as the parameter of a rest route; undefined for that at the root. */
const prefixOf = (locale: Locale) => localPath('/', locale).slice(1) || undefined;

/**
 * The addresses of a file in src/pages/[...locale]: one in every language.
 * @param kind the page that it shows; a language that has not translated it has no address for it
 */
export const localeRoutes = (kind?: CoreKind) =>
  LOCALES.filter((locale) => !kind || pagesOf(kind, locale).length > 0).map((locale) => ({
    params: { locale: prefixOf(locale) },
    props: { locale },
  }));

/** The props of a route of one of many pages of a kind. */
export interface PageProps<Name extends PageKind> extends LocaleProps {
  page: PageEntry<Name>;
}

/** A kind of content with many pages. */
type ManyKind = Exclude<PageKind, CoreKind>;

/** A route of a page at an address, such as `/industries/energy`. */
const routeAt = <Name extends ManyKind>(
  address: string,
  page: PageEntry<Name>,
  locale: Locale,
) => ({
  params: { locale: prefixOf(locale), slug: address.slice(address.lastIndexOf('/') + 1) },
  props: { locale, page },
});

/** The addresses of a file `[slug].astro` in src/pages/[...locale]: one for each page of a kind in every language. */
export const pageRoutes = <Name extends ManyKind>(name: Name) =>
  LOCALES.flatMap((locale) =>
    pagesOf(name, locale).map((page) => routeAt(page.path, page, locale)),
  );

/** The addresses of the offers of a group, and the aliases that begin with the name of the group. */
export const offerRoutes = (group: OfferGroup) =>
  LOCALES.flatMap((locale) =>
    pagesOf('offers', locale).flatMap((page) =>
      [`/${page.id}`, ...page.data.aliases]
        .filter((address) => address.startsWith(`/${group}/`))
        .map((address) => routeAt(address, page, locale)),
    ),
  );

/** The props of the page of a category of the blog. */
export interface CategoryProps extends LocaleProps {
  category: ArticleCategory;
}

/** The addresses of the categories of the blog, which is in the root language. */
export const categoryRoutes = () =>
  CATEGORIES.map(({ name, slug }) => ({
    params: { locale: prefixOf(DEFAULT_LOCALE), slug },
    props: { locale: DEFAULT_LOCALE, category: name },
  }));

/** The props of a page with a form; an endpoint takes what it sends in place of the one in content/site.yaml. */
export interface FormProps extends LocaleProps {
  endpoint?: string;
}

/** Where the enquiry desk takes what forms send. */
const DESK_ENDPOINT = '/api/in';

/**
 * The addresses of a page with a form. Below /desk-pages it exists a second time in each language, for sites with an enquiry
 * desk (deploy/integration/desk-pages.ts), unless content/site.yaml names an endpoint of its own.
 * @param kind the page
 */
export function formRoutes(kind: CoreKind) {
  const { endpoint } = read('site', DEFAULT_LOCALE);
  const routes: { params: { locale: string | undefined }; props: FormProps }[] = localeRoutes(kind);
  const besideDesk = routes.map(({ params, props }) => ({
    params: { locale: [params.locale, 'desk-pages'].filter(Boolean).join('/') },
    props: { ...props, endpoint: DESK_ENDPOINT },
  }));
  return endpoint ? routes : [...routes, ...besideDesk];
}
