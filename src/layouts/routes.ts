import { CATEGORIES } from '../content/read/categories.ts';
import { type PageEntry, pagesOf, read } from '../content/read/reader.ts';
import { LOCALES, type Locale, localPath } from '../lib/locale.ts';
import type { ArticleCategory } from '../schemas/library/article.ts';
import { KINDS, type PageKind } from '../site-map.ts';

/** What is at an address: a content file, or a category of the blog. */
export type RouteProps =
  | PageRouteProps
  | { locale: Locale; page?: undefined; category: ArticleCategory };

/** A content file at its address. */
export interface PageRouteProps {
  locale: Locale;
  page: PageEntry;
  category?: undefined;
}

/** A path as the parameter of a rest route; undefined for the home page. */
export const restOf = (path: string) => path.slice(1) || undefined;

const aliasesOf = ({ data }: PageEntry) => ('aliases' in data ? data.aliases : []);

async function routesIn(locale: Locale) {
  const kinds = KINDS.flatMap(([name, { page }]) => (page ? [name as PageKind] : []));
  const pages = (await Promise.all(kinds.map((name) => pagesOf(name, locale)))).flat();
  const route = (path: string, props: RouteProps) => ({ params: { path: restOf(path) }, props });
  return [
    ...pages.flatMap((page) => [
      route(page.path, { locale, page }),
      ...aliasesOf(page).map((alias) => route(localPath(alias, locale), { locale, page })),
    ]),
    ...CATEGORIES.map(({ name, path }) =>
      route(localPath(path, locale), { locale, category: name }),
    ),
  ];
}

/** Every address of the site in every language, with its content; aliases are included. */
export const pageRoutes = async () => (await Promise.all(LOCALES.map(routesIn))).flat();

/** The props of an endpoint that exists in every language. */
export interface LocaleProps extends Record<string, unknown> {
  locale: Locale;
}

/** The addresses of a file in src/pages/[...locale]: one in every language. */
export const localeRoutes = () =>
  LOCALES.map((locale) => ({
    params: { locale: restOf(localPath('/', locale)) },
    props: { locale },
  }));

/** The kinds of pages with a form. */
const WITH_FORM: PageKind[] = ['contact', 'blog'];

/**
 * The pages with a form, which exist in a second version for sites with an enquiry desk; none if
 * content/site.yaml names an endpoint, since then there is only one version.
 */
export async function formRoutes() {
  const routes = LOCALES.map(async (locale) => {
    const { endpoint } = await read('site', locale);
    if (endpoint) return [];
    const pages = (await Promise.all(WITH_FORM.map((kind) => pagesOf(kind, locale)))).flat();
    return pages.map((page) => ({ params: { path: restOf(page.path) }, props: { locale, page } }));
  });
  return (await Promise.all(routes)).flat();
}
