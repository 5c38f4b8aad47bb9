import type { Locale } from '@falaj/contract/locale.ts';
import { type PageEntry, pagesOf, read } from '../content/read/reader.ts';
import type { Messages } from '../schemas/site/messages.ts';
import type { Site } from '../schemas/site/site.ts';
import type { CoreKind, Data } from '../site-map.ts';

/** What the data of a page are made with besides its content file. */
export interface Context {
  locale: Locale;
  /** Path of the page; for an alias, that of the page it stands for. */
  path: string;
  site: Site;
  messages: Messages;
  /** Origin of the site, such as `https://falaj.example`. */
  origin: string;
  /** Full address of the page. */
  url: string;
}

/**
 * The context of a page.
 * @param origin of the site (`Astro.site`)
 */
export const openContext = (
  path: string,
  locale: Locale,
  { origin }: URL = new URL('http://localhost'),
): Context => ({
  locale,
  path,
  site: read('site', locale),
  messages: read('messages', locale),
  origin,
  url: new URL(path, origin).href,
});

/** A core page, opened: its content and its context. */
export interface CorePage<Name extends CoreKind = CoreKind> extends Context {
  kind: Name;
  data: Data<Name>;
}

/**
 * Opens a core page of the site map.
 * @param props what its route was given (page-builder/routes.ts); an endpoint takes what its forms send in place of
 * the one in content/site.yaml
 * @throws when its content file is missing
 */
export function openPage<Name extends CoreKind>(
  kind: Name,
  { locale, endpoint }: { locale: Locale; endpoint?: string },
  origin: URL | undefined,
): CorePage<Name> {
  const [entry]: PageEntry<Name>[] = pagesOf(kind, locale);
  if (!entry) throw new Error(`content: the file of the page "${kind}" is missing (${locale})`);
  const context = openContext(entry.path, locale, origin);
  if (endpoint) context.site = { ...context.site, endpoint, bookings: true };
  return { ...context, kind, data: entry.data };
}
