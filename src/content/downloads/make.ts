import { createHash } from 'node:crypto';
import { formatDay } from '../../lib/format-date.ts';
import { resolveHref } from '../../lib/links.ts';
import type { Body } from '../../lib/markdown.ts';
import { siteOrigin } from '../../lib/origin.ts';
import { slugOf } from '../../lib/slug.ts';
import type { DocumentationItem, Download } from '../../schemas/documentation.ts';
import type { Site } from '../../schemas/site.ts';
import type { Words } from '../../schemas/words.ts';
import { packExamples } from './archive.ts';
import { type Book, type Chapter, printBook } from './book.ts';

/** An entry of the documentation that a PDF may print. */
export interface Source {
  id: string;
  path: string;
  item: DocumentationItem;
  body: Body;
}

/** What every file needs besides its own content. */
export interface Surroundings {
  documents: Source[];
  site: Site;
  words: Words;
}

/** A file to take away, made. */
export interface MadeDownload {
  item: Download;
  /** Such as `falaj-platform-overview-2.1.0.pdf`. */
  file: string;
  href: string;
  bytes: Uint8Array;
  /** SHA-256 of the bytes in hexadecimal (FIPS 180-4). */
  sha256: string;
}

function chapterOf(id: string, { documents, site, words }: Surroundings): Chapter {
  const found = documents.find((document) => document.id === id);
  if (!found) throw new Error(`content/library/documentation: there is no ${id}.md`);
  const { path, body, item } = found;
  const updated = `${words.updated} ${formatDay(item.updated, site.locale)}`;
  const facts = `${item.type} · ${item.difficulty} · ${updated}`;
  return { id, title: item.name, facts, summary: item.summary, href: siteOrigin() + path, body };
}

/** The PDF of a download as a book of its chapters. */
export function bookOf(item: Download, around: Surroundings): Book {
  const { site, words } = around;
  const { title, description, version, date, opening = [], chapters = [] } = item;
  return {
    ...{ title, description, version, date, opening },
    day: formatDay(date, site.locale),
    brand: site.brand,
    lang: site.lang,
    words,
    chapters: chapters.map((id) => chapterOf(id, around)),
    resolve: (href, chapter) => new URL(resolveHref(href, site), chapter.href).href,
  };
}

/**
 * Makes the file of a download.
 * @param name the download's own file name without its ending, such as `code-examples`
 * @throws when a chapter is not there, or cannot be printed; the message names the files
 */
export async function makeDownload(
  name: string,
  item: Download,
  around: Surroundings,
): Promise<MadeDownload> {
  const stem = `${slugOf(around.site.brand)}-${name}-${item.version}`;
  const isPdf = item.type === 'PDF';
  const file = `${stem}.${isPdf ? 'pdf' : 'zip'}`;
  const bytes = isPdf
    ? await printBook(bookOf(item, around)).catch((error: Error) => {
        throw new Error(`content/library/downloads/${name}.yaml: ${error.message}`, {
          cause: error,
        });
      })
    : packExamples(stem, item.date);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { item, file, href: `/downloads/${file}`, bytes, sha256 };
}
