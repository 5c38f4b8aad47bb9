import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { fill } from '@falaj/contract/fill.ts';
import { DEFAULT_LOCALE, type Locale } from '@falaj/contract/locale.ts';
import type { Book, Chapter } from '@falaj/handbook/book';
import { printBook } from '@falaj/handbook/print';
import { logoDrawing } from '../../../features/drawing/logo.ts';
import { rawColour } from '../../../features/drawing/raw-colour.ts';
import { printFonts } from '../../../fonts/fonts.ts';
import { formatDay } from '../../../lib/format-date.ts';
import type { Download } from '../../../schemas/library/download.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import type { Site } from '../../../schemas/site/site.ts';
import { downloadPath, fileIn } from '../../read/addresses.ts';
import type { PrintedSource } from '../../read/documents.ts';
import { siteOrigin } from '../../read/origin.ts';
import { read } from '../../read/reader.ts';
import { resolveHref } from '../../read/resolve-links.ts';
import { packExamples } from './archive.ts';
import { downloadedMeeting } from './calendar-entry.ts';
import { drawCover } from './cover.ts';

/** What making any download needs besides its own content. */
export interface Surroundings {
  documents: PrintedSource[];
  site: Site;
  messages: Messages;
  locale: Locale;
}

/** A download whose file has been made. */
export interface MadeDownload {
  item: Download;
  /** Its name, such as `falaj-platform-overview-2.1.0.pdf`. */
  file: string;
  href: string;
  bytes: Uint8Array;
  /** SHA-256 of the bytes in hexadecimal (FIPS 180-4). */
  sha256: string;
}

function chapterOf(id: string, { documents, site, messages, locale }: Surroundings): Chapter {
  const found = documents.find((document) => document.id === id);
  const file = fileIn(`content/library/documentation/${id}.md`, locale);
  if (!found) throw new Error(`${file} is missing`);
  const { path, body, item } = found;
  const updated = fill(messages.updated, { day: formatDay(item.updated, site.locale) });
  // Types and levels are words of the English documentation, by which its readers narrow the list.
  const kind = locale === DEFAULT_LOCALE ? [item.type, item.difficulty] : [];
  const facts = [...kind, updated].join(' · ');
  const base = siteOrigin() + path;
  const resolve = (href: string) => new URL(resolveHref(href, site), base).href;
  return { id, title: item.name, facts, summary: item.summary, tree: body.tree, resolve };
}

const colours = () => ({
  night: rawColour('night'),
  ink: rawColour('ink'),
  quiet: rawColour('ink-2'),
  white: rawColour('plaster'),
  panel: rawColour('plaster-2'),
  mist: rawColour('mist'),
  line: rawColour('line'),
  water: rawColour('water'),
  deep: rawColour('water-deep'),
  lit: rawColour('water-lit'),
  foam: rawColour('foam'),
  clay: rawColour('clay-deep'),
});

/** The book of a download, with its chapters, from which its PDF is made. */
function bookOf(item: Download, around: Surroundings): Book {
  const { site, messages } = around;
  const { title, description, version, date, introduction = [], chapters = [] } = item;
  return {
    ...{ title, description, date, introduction },
    version: fill(messages.version, { version }),
    day: formatDay(date, site.locale),
    brand: site.brand,
    lang: site.lang,
    dir: site.dir,
    messages: {
      contents: messages.contents,
      aboutDocument: messages.aboutDocument,
    },
    chapters: chapters.map((id) => chapterOf(id, around)),
    look: {
      colours: colours(),
      fonts: {
        display: [400, 600].flatMap((weight) => printFonts('display', weight)),
        text: [400, 600].flatMap((weight) => printFonts('text', weight)),
      },
      logo: logoDrawing(site.lang),
      cover: drawCover(title),
    },
  };
}

/**
 * Makes the file of a download.
 * @param name the download's own file name without its ending, such as `code-examples`
 * @throws when a chapter is missing or cannot be printed; the message names the files
 */
export async function makeDownload(
  name: string,
  item: Download,
  around: Surroundings,
): Promise<MadeDownload> {
  const { locale } = around;
  const href = downloadPath(read('site', DEFAULT_LOCALE).brand, name, item, locale);
  const file = basename(href);
  const makers = {
    PDF: () =>
      printBook(bookOf(item, around)).catch((error: Error) => {
        const from = fileIn(`content/library/downloads/${name}.yaml`, locale);
        throw new Error(`${from}: ${error.message}`, { cause: error });
      }),
    ZIP: () => packExamples(basename(file, extname(file)), item.date),
    ICS: () => downloadedMeeting(file, item, around.site),
  };
  const bytes = await makers[item.type]();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { item, file, href, bytes, sha256 };
}
