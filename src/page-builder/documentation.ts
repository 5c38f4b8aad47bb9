import type { Locale } from '@falaj/contract/locale.ts';
import type { MadeDownload } from '../content/output/downloads/make.ts';
import { getDownloads } from '../content/output/downloads.ts';
import { getDocuments } from '../content/read/documents.ts';
import { formatDay } from '../lib/format-date.ts';
import type { DocumentationPage } from '../schemas/pages/resources.ts';
import type { Site } from '../schemas/site/site.ts';
import type { ReadyDownload } from '../sections/Downloads/Downloads.tsx';
import { DOCUMENT_FACETS } from '../site-map/categories.ts';
import { formatSize } from './format-size.ts';

/** What the page says about a file, taken from the file itself. */
export function summarizeDownload(
  made: MadeDownload,
  { locale, lang }: Pick<Site, 'locale' | 'lang'>,
): ReadyDownload {
  const { title, description, type, version, date } = made.item;
  const [size, day] = [formatSize(made.bytes.length, lang), formatDay(date, locale)];
  return { title, description, type, version, href: made.href, size, day, sha256: made.sha256 };
}

/** The categories of the documentation with their entries. */
export function libraryData(
  { library: { categories, ...library }, search }: DocumentationPage,
  locale: Locale,
) {
  const documents = getDocuments(locale);
  const ready = categories.map((category) => ({
    ...category,
    items: documents
      .filter((document) => document.category.id === category.id)
      .map(({ item: { name, type, difficulty }, path }) => ({
        name,
        type,
        difficulty,
        href: path,
      })),
  }));
  return { ...library, search, categories: ready, ...DOCUMENT_FACETS };
}

/** The files that can be downloaded. */
export async function downloadsData(page: DocumentationPage, site: Site, locale: Locale) {
  const downloads = await getDownloads(locale);
  return { ...page.downloads, items: downloads.map((made) => summarizeDownload(made, site)) };
}
