import { findPicture } from '../../content/images/pictures.ts';
import type { MadeDownload } from '../../content/output/downloads/make.ts';
import { getDownloads } from '../../content/output/downloads.ts';
import { DOCUMENT_FACETS } from '../../content/read/categories.ts';
import { getDocuments } from '../../content/read/documents.ts';
import { formatDay } from '../../lib/format-date.ts';
import type { CaseStudiesPage, DocumentationPage } from '../../schemas/pages/resources.ts';
import type { Site } from '../../schemas/site/site.ts';
import type { ReadyDownload } from '../../sections/Downloads/Downloads.tsx';
import type { Section } from '../../sections/registry.ts';
import { composeAround } from './bands.ts';
import type { Context } from './context.ts';
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

/** The documentation. */
export async function composeDocumentation(
  page: DocumentationPage,
  { locale, site, words }: Context,
): Promise<Section[]> {
  const [documents, downloads] = await Promise.all([getDocuments(locale), getDownloads(locale)]);
  const { categories, ...library } = page.library;
  const ready = categories.map(async ({ image, ...category }) => ({
    ...category,
    picture: image && { ...(await findPicture(image, 'card')), alt: '' },
    items: documents
      .filter((document) => document.category.id === category.id)
      .map(({ item: { name, type, difficulty }, path }) => ({
        name,
        type,
        difficulty,
        href: path,
      })),
  }));
  const files = downloads.map((made) => summarizeDownload(made, site));
  return composeAround(page, site, [
    { type: 'quickLinks', data: { label: words.quickLinks, items: page.quickLinks } },
    {
      type: 'library',
      data: {
        ...library,
        search: page.search,
        categories: await Promise.all(ready),
        ...DOCUMENT_FACETS,
      },
    },
    { type: 'downloads', data: { ...page.downloads, items: files } },
    { type: 'help', data: page.help },
  ]);
}

/** The case studies. */
export async function composeCaseStudies(
  page: CaseStudiesPage,
  { site }: Context,
): Promise<Section[]> {
  const { items, ...studies } = page.studies;
  const ready = items.map(async ({ image, ...study }) => ({
    ...study,
    picture: image && (await findPicture(image, 'study')),
  }));
  return composeAround(page, site, [
    { type: 'studies', data: { ...studies, items: await Promise.all(ready) } },
  ]);
}
